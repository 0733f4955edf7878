import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createFileTransport } from './email-files.ts';
import { mimeMessage, type Send } from './message.ts';
import { describeSendError } from './send-error.ts';
import { requiresTls } from './smtp-url.ts';

interface SendOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly log: Logger;
}

const NO_TLS =
  'no TLS connection to the mail server: SMTP_URL has a password, which is sent to another machine only over TLS';

/**
 * Returns a function that sends emails to the configured mail server, or writes them to files if there is none. A password
 * in the URL leaves this machine only over TLS, even if an attacker on the way removes the server's offer of STARTTLS.
 */
export function createSend({ config: { smtpUrl, mailFrom, dataDir }, log }: SendOptions): Send {
  if (smtpUrl === undefined) return createFileTransport({ from: mailFrom, dataDir, log });
  const requireTLS = requiresTls(smtpUrl);
  return async (message, signal, onHandOver) => {
    const transport = createTransport({ url: smtpUrl, requireTLS });
    if (onHandOver) {
      transport.use('stream', ({ message: content }, done) => {
        content.processFunc((input) => Readable.from(after(onHandOver, input), { objectMode: false }));
        done();
      });
    }
    try {
      await transport.sendMail({ ...mimeMessage(mailFrom, message), signal });
    } catch (error) {
      if (requireTLS && (error as { code?: unknown }).code === 'ETLS')
        log.error({ error: describeSendError(error) }, NO_TLS);
      throw error;
    }
  };
}

/** Yields the content of an email after a function. Nothing is read from it before the mail server asks for the content. */
async function* after(onHandOver: () => Promise<void>, content: Readable) {
  await onHandOver();
  yield* content;
}
