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
import { type Mailbox, mimeMessage, type Send } from './message.ts';
import { describeSendError } from './send-error.ts';

interface SendOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'smtpName' | 'smtpConnections' | 'mailFrom' | 'dataDir'>;
  readonly log: Logger;
}

/** The way in which emails leave this server. */
interface Transport {
  readonly send: Send;
  /** Closes idle connections to the mail server at once, and the others when they have sent their email. */
  readonly close: () => void;
}

/** Time after which an unused connection is closed: a newsletter uses it again sooner. */
const IDLE_TIMEOUT_MS = 5000;

const NO_TLS =
  'no TLS connection to the mail server: SMTP_URL has a password, which is sent to another machine only over TLS';

/**
 * Returns a transport that sends emails to the configured mail server, or writes them to files if there is none. A
 * password in the URL leaves this machine only over TLS, even if an attacker on the way removes the server's offer of
 * STARTTLS. Connections are reused, because mail servers limit their number.
 */
export function createMailTransport({ config, log }: SendOptions): Transport {
  const { smtpUrl, smtpName, smtpConnections, mailFrom, dataDir } = config;
  if (smtpUrl === undefined) {
    return { send: createFileTransport({ from: mailFrom, dataDir, log }), close: () => {} };
  }
  const requireTLS = requiresTls(smtpUrl);
  const pool = createTransport({
    // Parameters of the URL override the other options.
    url: smtpUrl,
    requireTLS,
    ...(smtpName !== undefined && { name: smtpName }),
    pool: true,
    maxConnections: smtpConnections,
    idleTimeout: IDLE_TIMEOUT_MS,
    // An email that finds its reused connection closed gets a new one.
    maxRequeues: 1,
  });
  const handOvers = new WeakMap<object, () => Promise<void>>();
  pool.use('stream', ({ data, message: content }, done) => {
    const onHandOver = data.headers && handOvers.get(data.headers);
    if (onHandOver)
      content.processFunc((input) => Readable.from(contentAfter(onHandOver, input), { objectMode: false }));
    done();
  });
  const send: Send = async (message, signal, onHandOver) => {
    const mail = mimeMessage(mailFrom, message);
    if (onHandOver) handOvers.set(mail.headers, once(onHandOver));
    try {
      await pool.sendMail({ ...mail, signal });
    } catch (error) {
      if (requireTLS && (error as { code?: unknown }).code === 'ETLS')
        log.error({ error: describeSendError(error) }, NO_TLS);
      throw error;
    }
  };
  return { send, close: () => pool.close() };
}

/** Rejects the second call, so that one attempt never gives a mail server the content twice. */
function once(onHandOver: () => Promise<void>): () => Promise<void> {
  let isCalled = false;
  return async () => {
    if (isCalled) throw new Error('The content was already handed over.');
    isCalled = true;
    await onHandOver();
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
