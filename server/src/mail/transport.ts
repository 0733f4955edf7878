import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { writeEmailFiles } from './email-files.ts';
import { mimeMessage } from './message.ts';
import type { Send } from './send.ts';

interface SendOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly log: Logger;
}

/** Returns a function that sends emails to the configured mail server, or writes them to files if there is none. */
export function createSend({ config: { smtpUrl, mailFrom, dataDir }, log }: SendOptions): Send {
  if (smtpUrl === undefined) return writeEmailFiles({ from: mailFrom, dataDir, log });
  const transport = createTransport({ url: smtpUrl });
  return async (message, signal) => {
    await transport.sendMail({ ...mimeMessage(mailFrom, message), signal });
  };
}
