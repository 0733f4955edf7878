import { useEffect, useState } from 'react';
import { clearMember } from '../../api/auth.ts';
import { claimHandoff } from '../../api/partners.ts';
import { ApiError, reasonOf } from '../../api/request.ts';
import type { PendingHandoff } from '../../numbers/session-storage.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ClaimCodeProps {
  code: string;
  onOpened: (handoff: PendingHandoff) => void;
  onExpired: () => void;
}

/** Claims the handoff behind a code for the current member. */
export function ClaimCode({ code, onOpened, onExpired }: ClaimCodeProps) {
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per code and attempt
  useEffect(() => {
    setFailure(undefined);
    claimHandoff(code).then(onOpened, async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'unauthenticated') {
        onExpired();
        return clearMember();
      }
      setFailure(reasonOf(error) ?? 'We could not reach the server.');
    });
  }, [code, attempt]);

  if (failure === undefined)
    return <Skeleton heights={['3.5rem', '8rem', '18rem']} label="Opening the code…" />;
  return <ErrorNotice title={failure} onRetry={() => setAttempt(attempt + 1)} />;
}
