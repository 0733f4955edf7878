import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { type Mailbox, messageOf } from './message.ts';
import type { Send } from './transport.ts';

interface FileOptions {
  readonly from: Mailbox;
  readonly dataDir: string;
  readonly log: Logger;
}

/**
 * Writes letters as files that mail programs open, for a server that has no mail server. They hold what
 * letters hold, reset codes too, so only the server's own user may read them.
 */
export function letterFiles({ from, dataDir, log }: FileOptions): Send {
  const folder = join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (envelope) => {
    const { message } = await transport.sendMail(messageOf(from, envelope));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, nameOf(envelope.createdAt, envelope.messageId));
    // Under its name only when it is whole; and under the same name should it come twice.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info({ file }, 'letter written to a file, because SMTP_URL is not set');
  };
}

/** In the order of writing when sorted by name. */
function nameOf(createdAt: number, messageId: string): string {
  const at = new Date(createdAt).toISOString().replaceAll(/[:.]/g, '-');
  return `${at}-${messageId.slice(1, messageId.indexOf('@'))}.eml`;
}
