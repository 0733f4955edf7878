import type { EmailMessage } from './message.ts';

/** Sends an email. Rejects if it was not accepted before the signal. */
export type Send = (message: EmailMessage, signal: AbortSignal) => Promise<void>;
