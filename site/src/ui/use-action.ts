import { useState } from 'react';
import { type ToastMessage, toast } from './toast.ts';

/**
 * Returns the state of a button's request, and `run`, which does nothing while the request is pending.
 *
 * @param messageOf Returns the message of a failed request, for a toast and for the page.
 */
export function useAction(
  act: () => Promise<void>,
  messageOf: (error: unknown) => ToastMessage & { text: string },
) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      const message = messageOf(error);
      toast(message);
      setFailure(message.text);
    } finally {
      setPending(false);
    }
  }

  return { run: () => void run(), isPending, failure, clearFailure: () => setFailure(undefined) };
}
