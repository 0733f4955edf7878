import { useEffect, useRef, useState } from 'react';
import { adminLoginWithSingleSignOn, startSingleSignOn } from '../../../api/admin.ts';
import { reasonOf } from '../../../api/request.ts';
import { useSearchParams } from '../../../router.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { storeAttempt, takeAttempt } from './sign-on-attempt.ts';

const NOT_STARTED_HERE =
  'This login was started in another tab, or your browser blocks storage. Please start it again here.';
const FAILED = 'The server did not respond. Please try again.';

/**
 * Logs in with single sign-on: sends the tab to the provider, and finishes the login when the provider has sent it back
 * with its response in the query.
 */
export function useSingleSignOn() {
  const [search, setSearch] = useSearchParams();
  const [pending, setPending] = useState(false);
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

  async function finish(response: string): Promise<void> {
    const secret = takeAttempt();
    if (secret === null) {
      setFailure(NOT_STARTED_HERE);
      return;
    }
    await attempt(async () => {
      await adminLoginWithSingleSignOn({ attempt: secret, response });
      toast(messages.loggedIn);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response is used once
  useEffect(() => {
    if (!search.has('state') || isFinishing.current) return;
    isFinishing.current = true;
    const response = `?${search}`;
    // The code must not stay in the history.
    setSearch({}, { replace: true });
    void finish(response);
  }, []);

  const start = () =>
    attempt(async () => {
      const { url, attempt: secret } = await startSingleSignOn();
      storeAttempt(secret);
      location.assign(url);
    });

  return { start: () => void start(), pending, failure };
}
