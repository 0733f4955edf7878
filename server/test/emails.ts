import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './test-app.ts';

/** The letters that a server without a mail server has written, in order. */
async function emailsIn(dataDir: string): Promise<readonly Email[]> {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder).sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** Sends what is due and returns the letters that one reader has got so far. */
export async function emailsTo(app: TestApp, email: string): Promise<readonly Email[]> {
  await app.mail.deliver(new AbortController().signal);
  const all = await emailsIn(app.storage.dataDir).catch(() => []);
  return all.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** The code in a letter that offers a new password. */
export function resetCodeIn(letter: Email | undefined): string {
  const [, code] = /reset code on the page that asks for it: ([\w-]{43})/.exec(letter?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No reset code in: ${letter?.text}`);
  return code;
}
