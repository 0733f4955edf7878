import { useState } from 'react';
import { useMember } from '../../api/auth.ts';
import { PageHead } from '../../components/page-head.tsx';
import type { PendingHandoff } from '../../numbers/session-storage.ts';
import { paths } from '../../paths.ts';
import { useParams } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { UnreachableServer } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClaimCode } from './claim-code.tsx';
import { LogInOrRegister } from './log-in-or-register.tsx';
import { ReceivedResult } from './received-result.tsx';
import { PLACEHOLDER_ID, SandboxNotice } from './sandbox-notice.tsx';
import { useReceivedHandoff } from './use-received-handoff.ts';

/** Target of the widget's save link: shows a result from another site, and saves it on request. */
export function SavePage() {
  const { code } = useParams();
  const { received, receiveClaimed } = useReceivedHandoff(code);
  if (received.kind === 'result')
    return <ReceivedResult key={received.handoff.id} handoff={received.handoff} />;
  return (
    <Page>
      <PageHead title="Save your plan" noindex />
      {received.kind === 'reading' && <ReadingPlaceholder />}
      {received.kind === 'code' && <Code code={code ?? ''} onOpened={receiveClaimed} />}
      {received.kind === 'broken' && (
        <DeadEnd title="This link does not work">
          It’s incomplete or has been changed. Nothing was saved. Go back and follow the link again, or start
          over here.
        </DeadEnd>
      )}
      {received.kind === 'nothing' && (
        <DeadEnd title="There is nothing to save">
          Results from other sites are kept here for an hour. There isn’t one right now.
        </DeadEnd>
      )}
    </Page>
  );
}

function ReadingPlaceholder() {
  return (
    <>
      <h1 tabIndex={-1}>Save your plan</h1>
      <div id={PLACEHOLDER_ID}>
        <noscript>
          <p>This page needs JavaScript: your numbers are in the link itself and never reach our server.</p>
        </noscript>
        <Skeleton heights={['8rem', '18rem']} label="Reading your numbers…" />
      </div>
      <SandboxNotice />
    </>
  );
}

interface CodeProps {
  code: string;
  onOpened: (handoff: PendingHandoff) => void;
}

function Code({ code, onOpened }: CodeProps) {
  const { status, retry } = useMember();
  const [hasExpired, setExpired] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Save your plan</h1>
      {status === 'loading' && <Skeleton heights={['18rem']} />}
      {status === 'unknown' && <UnreachableServer onRetry={retry} />}
      {status === 'visitor' && (
        <>
          <p>
            Your numbers are waiting under the code <strong translate="no">{code}</strong>. The first member
            to open it gets them.
          </p>
          <LogInOrRegister purpose="to open the code" hasExpired={hasExpired} />
        </>
      )}
      {status === 'member' && (
        <ClaimCode code={code} onClaimed={onOpened} onSessionExpired={() => setExpired(true)} />
      )}
    </>
  );
}

function DeadEnd({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{children}</p>
      <div>
        <ButtonLink to={paths.calculator}>Open the calculator</ButtonLink>
      </div>
    </>
  );
}
