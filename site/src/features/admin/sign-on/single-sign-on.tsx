import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../api/request.ts';
import { finishSingleSignOn, startSingleSignOn } from '../../../api/single-sign-on.ts';
import { useSearchParams } from '../../../router.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { stack } from '../../../ui/layout.css.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { storeAttempt, takeAttempt } from './sign-on-attempt.ts';

const NOT_STARTED_HERE =
  'This login was started in another tab, or your browser blocks storage. Please start it again here.';
const FAILED = 'The server did not respond. Please try again.';

/**
 * A button that sends the tab to the provider of single sign-on. When the provider has sent the tab back with its response
 * in the query, finishes the login.
 */
export function SingleSignOn({ isOnlyLogin }: { isOnlyLogin: boolean }) {
  const [search, setSearch] = useSearchParams();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isFinishing = useRef(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(reasonOf(error) ?? FAILED);
      setPending(false);
    }
  }

  const start = () =>
    attempt(async () => {
      const { url, attempt: secret } = await startSingleSignOn();
      storeAttempt(secret);
      location.assign(url);
    });

  const finish = (secret: string, response: string) =>
    attempt(async () => {
      await finishSingleSignOn({ attempt: secret, response });
      toast(messages.loggedIn);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response is used once
  useEffect(() => {
    if (!search.has('state') || isFinishing.current) return;
    isFinishing.current = true;
    // The code must not stay in the history.
    setSearch({}, { replace: true });
    const secret = takeAttempt();
    if (secret === null) setFailure(NOT_STARTED_HERE);
    else void finish(secret, `?${search}`);
  }, []);

  return (
    <div className={stack[4]}>
      {failure && <ErrorNotice title={failure} />}
      <div>
        <PendingButton
          type="button"
          kind={isOnlyLogin ? 'primary' : 'secondary'}
          isPending={isPending}
          pendingLabel="Logging in..."
          onClick={() => void start()}
        >
          Log in with single sign-on
        </PendingButton>
      </div>
    </div>
  );
}
