import { useEffect, useRef, useState } from 'react';
import { ApiError, reasonOf } from '../../api/request.ts';
import { ButtonLink, PendingButton } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export interface OneClickPageProps {
  title: string;
  lead: string;
  action: string;
  pendingLabel: string;
  act: () => Promise<void>;
  done: string;
  /** Said where the server knows nothing of the link. */
  failed: string;
  /** Where to go afterwards. */
  way: { to: string; label: string };
}

/** A page with one button, to which a letter leads. */
export function OneClickPage({
  title,
  lead,
  action,
  pendingLabel,
  act,
  done,
  failed,
  way,
}: OneClickPageProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  const [failure, setFailure] = useState<string>();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'done') said.current?.focus();
  }, [state]);

  async function press(): Promise<void> {
    setState('pending');
    setFailure(undefined);
    try {
      await act();
      setState('done');
    } catch (error) {
      const isWrong = error instanceof ApiError && error.status < 429;
      setFailure(isWrong ? failed : (reasonOf(error) ?? 'Something went wrong. Please try again.'));
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
            <p ref={said} tabIndex={-1} role="status">
              {done}
            </p>
            <div className={page.row}>
              <ButtonLink to={way.to} kind="secondary">
                {way.label}
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
          </>
        )}
      </div>
    </Page>
  );
}
