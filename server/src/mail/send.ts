import type { EmailMessage } from './message.ts';

/**
 * Sends an email. Rejects if it was not accepted before the signal.
 *
 * @param onHandOver Is awaited before the content leaves. Until then, the email cannot arrive.
 */
export type Send = (
  message: EmailMessage,
  signal: AbortSignal,
  onHandOver?: () => Promise<void>,
) => Promise<void>;
