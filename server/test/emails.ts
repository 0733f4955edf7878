import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './test-app.ts';

/** Reads the emails that a server without SMTP has written, in order. */
async function emailsIn(dataDir: string): Promise<readonly Email[]> {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder).sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** Sends due emails. */
export const deliverEmails = (app: TestApp) => app.mail.deliver(new AbortController().signal);

/** Sends due emails, and returns all emails to one recipient. */
export async function emailsTo(app: TestApp, email: string): Promise<readonly Email[]> {
  await deliverEmails(app);
  const all = await emailsIn(app.storage.dataDir).catch(() => []);
  return all.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** Returns the reset code in the link. */
export function resetCodeIn(email: Email | undefined): string {
  const [, code] = /\/reset-password\?\S*token=([\w-]{43})/.exec(email?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No reset link in: ${email?.text}`);
  return code;
}

/** Returns the reset code to type. */
export function typedResetCodeIn(email: Email | undefined): string {
  const [, code] = /reset code on the page that asks for it: (\w{4}-\w{4})\s/.exec(email?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No reset code in: ${email?.text}`);
  return code;
}

/** Returns the token of the link in an email that confirms the email address of an account. */
export function confirmationTokenIn(email: Email | undefined): string {
  const [, token] = /\/confirm-email\?token=([\w-]{43})/.exec(email?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`No confirmation link in: ${email?.text}`);
  return token;
}
