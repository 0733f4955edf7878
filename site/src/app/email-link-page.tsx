import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, reasonOf, SOMETHING_WRONG } from '../api/request.ts';
import { PageHead } from '../components/page-head.tsx';
import { useParams, useSearchParams } from '../router.ts';
import { ButtonLink, PendingButton } from '../ui/button.tsx';
import { focusOnMount } from '../ui/form-field.tsx';
import { row } from '../ui/layout.css.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import * as page from '../ui/page.css.ts';
import { NeedsScripts, Page } from '../ui/page.tsx';

interface PageLink {
  to: string;
  label: string;
}

interface EmailLinkPageProps {
  title: string;
  lead: ReactNode;
  /** Label of the button. */
  action: string;
  pendingLabel: string;
  send: (token: string) => Promise<void>;
  doneTitle?: string;
  done: string;
  rejected: string;
  /** Link to show after success. */
  next: PageLink;
  /** Link to show with an error. */
  help?: PageLink;
  /** Shown in place of the text and the button, while the link cannot be used. */
  instead?: ReactNode;
  /** Focuses the heading first, because the page replaces a form that had the focus. */
  takesFocus?: boolean;
}

/** The page that a link in an email opens. It acts on a click only, because mail scanners open links. */
export function EmailLinkPage(props: EmailLinkPageProps) {
  const { lead, action, pendingLabel, send, done, rejected, next, help, instead, takesFocus = false } = props;
  const token = useToken();
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  const [failure, setFailure] = useState<string>();
  const title = state === 'done' ? (props.doneTitle ?? props.title) : props.title;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first value counts
  useEffect(() => {
    if (takesFocus) focusOnMount(heading.current);
  }, []);
  useEffect(() => {
    if (state === 'done') result.current?.focus();
  }, [state]);

  async function submit(): Promise<void> {
    setState('pending');
    setFailure(undefined);
    try {
      await send(token);
      setState('done');
    } catch (error) {
      // From 429 on, the link may still be valid: the server was busy or failed.
      const isRejected = error instanceof ApiError && error.status < 429;
      setFailure(isRejected ? rejected : (reasonOf(error) ?? SOMETHING_WRONG));
      setState('ready');
    }
  }

  return (
    <Page width="narrow">
      <PageHead title={title} noindex hasFailed={failure !== undefined} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={page.card}>
        {state === 'done' ? (
          <>
            <p ref={result} tabIndex={-1} role="status">
              {done}
            </p>
            <LinkRow link={next} />
          </>
        ) : (
          (instead ?? (
            <>
              {failure && <ErrorNotice title={failure} />}
              <p>{lead}</p>
              <NeedsScripts to="do this" />
              <PendingButton
                type="button"
                isPending={state === 'pending'}
                pendingLabel={pendingLabel}
                onClick={() => void submit()}
              >
                {action}
              </PendingButton>
              {failure && help && <LinkRow link={help} />}
            </>
          ))
        )}
      </div>
    </Page>
  );
}

export function LinkRow({ link }: { link: PageLink }) {
  return (
    <div className={row}>
      <ButtonLink to={link.to} kind="secondary">
        {link.label}
      </ButtonLink>
    </div>
  );
}

/** Returns the link's token: the path parameter of links without a login, otherwise a query parameter. */
function useToken(): string {
  const { code } = useParams();
  const [params] = useSearchParams();
  return code ?? params.get('token') ?? '';
}
