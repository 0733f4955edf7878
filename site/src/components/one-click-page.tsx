import { useEffect, useRef, useState } from 'react';
import { ApiError, reasonOf } from '../api/request.ts';
import { ButtonLink, PendingButton } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';
import { PageHead } from './page-head.tsx';

interface PageLink {
  to: string;
  label: string;
}

export interface OneClickPageProps {
  title: string;
  lead: string;
  action: string;
  pendingLabel: string;
  act: () => Promise<void>;
  done: string;
  /** Error message if the server rejects the link. */
  failed: string;
  /** Link to show afterwards. */
  next: PageLink;
  /** Link to show with an error. */
  help?: PageLink;
}

/** A page with a single button, for links in emails. */
export function OneClickPage({
  title,
  lead,
  action,
  pendingLabel,
  act,
  done,
  failed,
  next,
  help,
}: OneClickPageProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  const [failure, setFailure] = useState<string>();
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'done') result.current?.focus();
  }, [state]);

  async function press(): Promise<void> {
    setState('pending');
    setFailure(undefined);
    try {
      await act();
      setState('done');
    } catch (error) {
      const isRejected = error instanceof ApiError && error.status < 429;
      setFailure(isRejected ? failed : (reasonOf(error) ?? 'Something went wrong. Please try again.'));
      setState('ready');
    }
  }

  return (
    <Page width="narrow">
      <PageHead title={title} noindex failed={failure !== undefined} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className={page.card}>
        {failure && <ErrorNotice title={failure} />}
        {state === 'done' ? (
          <>
            <p ref={result} tabIndex={-1} role="status">
              {done}
            </p>
            <div className={page.row}>
              <ButtonLink to={next.to} kind="secondary">
                {next.label}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <p>{lead}</p>
            <PendingButton
              type="button"
              pending={state === 'pending'}
              pendingLabel={pendingLabel}
              onClick={() => void press()}
            >
              {action}
            </PendingButton>
            {failure && help && (
              <div className={page.row}>
                <ButtonLink to={help.to} kind="secondary">
                  {help.label}
                </ButtonLink>
              </div>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
