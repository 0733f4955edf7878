import { useEffect, useState } from 'react';
import { clearMember } from '../../api/auth.ts';
import { claimHandoff } from '../../api/embedding-sites.ts';
import { hasCode, reasonOf } from '../../api/request.ts';
import type { PendingHandoff } from '../../numbers/session-storage.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ClaimCodeProps {
  code: string;
  onClaimed: (handoff: PendingHandoff) => void;
  onSessionExpired: () => void;
}

/** Claims the handoff behind a code for the current member. */
export function ClaimCode({ code, onClaimed, onSessionExpired }: ClaimCodeProps) {
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is claimed once per attempt, whatever the callbacks are
  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    claimHandoff(code).then(
      (handoff) => {
        if (isCurrent) onClaimed(handoff);
      },
      async (error: unknown) => {
        if (!isCurrent) return;
        if (hasCode(error, 'unauthenticated')) {
          onSessionExpired();
          return clearMember();
        }
        setFailure(reasonOf(error) ?? 'We could not reach the server.');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);

  if (failure === undefined)
    return <Skeleton heights={['3.5rem', '8rem', '18rem']} label="Opening the code…" />;
  return <ErrorNotice title={failure} onRetry={() => setAttempt(attempt + 1)} />;
}
