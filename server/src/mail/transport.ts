import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { letterFiles } from './email-files.ts';
import { type Envelope, messageOf } from './message.ts';

/** Hands one letter to whoever carries it; throws when it was not taken before the signal. */
export type Send = (envelope: Envelope, signal: AbortSignal) => Promise<void>;

interface SendOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly log: Logger;
}

/** The configured mail server, or a folder of files where there is none. */
export function createSend({ config: { smtpUrl, mailFrom, dataDir }, log }: SendOptions): Send {
  if (smtpUrl === undefined) return letterFiles({ from: mailFrom, dataDir, log });
  const transport = createTransport({ url: smtpUrl });
  return async (envelope, signal) => {
    await transport.sendMail({ ...messageOf(mailFrom, envelope), signal });
  };
}
