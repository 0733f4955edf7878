import { Readable } from 'node:stream';
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
  return async (message, signal, onHandOver) => {
    const transport = createTransport({ url: smtpUrl });
    if (onHandOver) {
      transport.use('stream', ({ message: content }, done) => {
        content.processFunc((input) => Readable.from(after(onHandOver, input), { objectMode: false }));
        done();
      });
    }
    await transport.sendMail({ ...mimeMessage(mailFrom, message), signal });
  };
}

/** Yields the content of an email after a function. Nothing is read from it before the mail server asks for the content. */
async function* after(onHandOver: () => Promise<void>, content: Readable) {
  await onHandOver();
  yield* content;
}
