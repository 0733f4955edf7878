import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { retention } from '../../contract/index.ts';
import { flush } from '../atomic-file.ts';
import type { Config } from '../config/config.ts';
import { requiresTls } from '../config/config-values.ts';
import { DAY } from '../durations.ts';
import { describeSendError, type Mailbox, mimeMessage, type Send } from './message.ts';

interface SendOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly log: Logger;
}

const NO_TLS =
  'no TLS connection to the mail server: SMTP_URL has a password, which is sent to another machine only over TLS';

/**
 * Returns a function that sends emails to the configured mail server, or writes them to files if there is none. A
 * password in the URL leaves this machine only over TLS, even if an attacker on the way removes the server's offer of
 * STARTTLS.
 */
export function createSend({ config: { smtpUrl, mailFrom, dataDir }, log }: SendOptions): Send {
  if (smtpUrl === undefined) return createFileTransport({ from: mailFrom, dataDir, log });
  const requireTLS = requiresTls(smtpUrl);
  return async (message, signal, onHandOver) => {
    const transport = createTransport({ url: smtpUrl, requireTLS });
    if (onHandOver) {
      transport.use('stream', ({ message: content }, done) => {
        content.processFunc((input) => Readable.from(contentAfter(onHandOver, input), { objectMode: false }));
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

/** Calls `onHandOver`, then yields the content. Nodemailer reads nothing from it before the mail server asks for it. */
async function* contentAfter(onHandOver: () => Promise<void>, content: Readable) {
  await onHandOver();
  yield* content;
}

interface FileOptions {
  readonly from: Mailbox;
  readonly dataDir: string;
  readonly log: Logger;
}

/**
 * Returns a function that writes emails to files, for a server without SMTP. Email programs can open them. They contain
 * reset codes, so only the user of the server can read them.
 */
function createFileTransport({ from, dataDir, log }: FileOptions): Send {
  const folder = join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, _signal, onHandOver) => {
    const { message: bytes } = await transport.sendMail(mimeMessage(from, message));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, nameOf(message.createdAt, message.messageId));
    // The file gets its name when it is complete and flushed to disk. A second attempt overwrites the same file.
    // The option `buffer` of the transport makes `bytes` a buffer, not a stream.
    await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600, flush: true });
    await onHandOver?.();
    await rename(`${file}.part`, file);
    flush(folder);
    log.info({ file }, 'email written to a file, because SMTP_URL is not set');
  };
}

/** Returns a file name that sorts by time. */
function nameOf(createdAt: number, messageId: string): string {
  const time = new Date(createdAt).toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${messageId.slice(1, messageId.indexOf('@'))}.eml`;
}

/** Deletes the email files that are older than `retention.emailFileDays`. Does nothing if there is no such folder. */
export async function removeOldEmailFiles(dataDir: string, now: number): Promise<void> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /\.eml(?:\.part)?$/.test(each))) {
    const file = join(folder, name);
    // Another process may have deleted the file.
    const stats = await stat(file).catch(() => undefined);
    if (stats && stats.mtimeMs <= now - retention.emailFileDays * DAY) await rm(file, { force: true });
  }
}
