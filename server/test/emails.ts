import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { PASSWORD, registerMember } from './factories.ts';
import { rowsOf, type TestApp } from './test-app.ts';

/** Reads the emails to one recipient that a server without SMTP has written, in order. */
async function emailsIn(dataDir: string, recipient: string): Promise<readonly Email[]> {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder).sort();
  // Parsing all emails would take much longer than searching their bytes.
  const candidates = files
    .map((file) => readFileSync(join(folder, file)))
    .filter((bytes) => bytes.includes(recipient));
  const emails = await Promise.all(candidates.map((bytes) => PostalMime.parse(bytes)));
  return emails.filter(({ to }) => to?.some(({ address }) => address === recipient));
}

/** Sends due emails. */
export const deliverEmails = (app: TestApp) => app.mail.deliver(new AbortController().signal);

/** Sends due emails, and returns all emails to one recipient. */
export async function emailsTo(app: TestApp, email: string): Promise<readonly Email[]> {
  await deliverEmails(app);
  return emailsIn(app.storage.dataDir, email).catch(() => []);
}

/** Returns the reset code in the link. */
export function resetCodeIn(email: Email | undefined): string {
  const [, code] = /\/reset-password\?\S*token=([\w-]{43})/.exec(email?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No reset link in: ${email?.text}`);
  return code;
}

/** Registers members, and adds an email with a reset code for each. Returns their email addresses. */
export async function addResetEmails(app: TestApp, many: number): Promise<readonly string[]> {
  const emails: string[] = [];
  for (let n = 0; n < many; n++) {
    const { email } = await registerMember(app.client());
    const { status } = await app.client().post('/api/auth/forgot-password', { email });
    if (status !== 200) throw new Error(`forgot password: ${status}`);
    emails.push(email);
  }
  return emails.sort();
}

/** Returns the rows of emails that wait for their next attempt. */
export const waitingEmails = async (app: TestApp) =>
  (await rowsOf(app, 'outbox')).filter(({ next_try_at: next }) => next !== null);

/** Requests an email that resets the password, and returns the reset code in its link. */
export async function requestedResetCode(app: TestApp, email: string): Promise<string> {
  await app.client().post('/api/auth/forgot-password', { email });
  return resetCodeIn((await emailsTo(app, email)).at(-1));
}

/** Resets the password with the link in an email. */
export async function resetByEmail(app: TestApp, email: string, newPassword = PASSWORD): Promise<void> {
  const body = { email, token: await requestedResetCode(app, email), newPassword };
  const { status, text } = await app.client().post('/api/auth/reset-password', body);
  if (status !== 200) throw new Error(`reset: ${status} ${text}`);
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
