import { LockMode } from '@mikro-orm/core';
import {
  accountMessages,
  type Endpoints,
  rateLimits,
  rateLimitWindows,
  retention,
} from '../../contract/index.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { invalidFormField } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { EmailRules } from '../mail/delivery-options.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { hashToken, newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account, ResetToken } from './account.entity.ts';
import { assertStrongPassword, setPassword } from './change-password.ts';
import { removeAccount } from './delete-account.ts';
import { passwordResetEmail, resetCodeEmail, securityEventOf } from './emails.ts';
import { findTypedToken, isTypedResetCode, typedResetCode } from './typed-reset-code.ts';

/** Longest wait after a new request if the mail server has rejected the email before. */
const MAX_RETRY_DELAY_MS = 15 * MINUTE;
/** Ids that no row has. Queries with them find nothing, but take as long. */
const NO_ACCOUNT = 0;
const NO_EMAIL = 0;

/**
 * Sends an email with a reset code if there is such an account. Above the limit of emails, it is sent when the limit
 * allows, so that strangers' requests delay the owner's email but do not prevent it. If there is no account, runs the
 * same statements, so that neither the response nor its time reveals whether the account exists.
 */
export async function forgotPassword(
  { database, mail, now, config, secrets }: Services,
  { body: { email } }: RequestContext<Endpoints['forgotPassword']>,
): Promise<void> {
  const { origin } = config;
  await inTransaction(database, async (em) => {
    // The lock orders concurrent requests for an account: the first adds an email, and the others find it.
    const account = await em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const accountId = account?.id ?? NO_ACCOUNT;
    const at = now();
    const [waitingEmail] = await em.find(
      OutboxRow,
      { accountId, kind: RESET_EMAIL, nextTryAt: { $ne: null } },
      { fields: ['id'], limit: 1 },
    );
    await retrySoon(em, waitingEmail?.id ?? NO_EMAIL, at);
    const { code, token } = await resetCodeFor(em, accountId, { secrets, now: at });
    const content = resetCodeEmail(account ?? { email, firstName: null, emailConfirmedAt: null }, origin, {
      linked: code,
      typed: typedResetCode(secrets[0], token.nonce),
    });
    const isConfirmed = account ? account.emailConfirmedAt !== null : false;
    // Sent to the stored email address, not to the address in the request.
    const to = account?.email ?? email;
    const newEmail = {
      kind: RESET_EMAIL,
      limit: 'resetCode',
      to,
      accountId: account?.id ?? null,
      isConfirmed,
      content,
    } as const;
    const { id: outboxId } =
      account && !waitingEmail
        ? await mail.outbox.add(em, newEmail)
        : await mail.outbox.addDummy(em, newEmail);
    // An expired dummy row if no email was added, so that the statements are the same.
    const dummy = { ...token, id: newToken(), accountId: null, expiresAt: at, outboxId: null };
    await em.upsert(ResetToken, outboxId === undefined ? dummy : { ...token, accountId, outboxId });
  });
  mail.worker.wake();
}

/**
 * Shortens the wait of an email that the mail server has rejected, which grows to hours. The wait stays long enough
 * that strangers cannot use up its attempts.
 */
async function retrySoon(em: EntityManager, id: number, now: number): Promise<void> {
  const soon = now + MAX_RETRY_DELAY_MS;
  const rejected = { id, claimedBy: null, tries: { $gt: 0 }, nextTryAt: { $gt: soon } };
  await em.nativeUpdate(OutboxRow, rejected, { nextTryAt: soon });
}

const wrongCode = () => invalidFormField('token', accountMessages.resetCodeWrong, { isFailedAttempt: true });

/**
 * Sets a new password with a reset code. The code confirms the email address; if it was not confirmed before, nothing
 * that was added to the account until then survives. Of concurrent requests with the same code, one succeeds.
 */
export async function resetPassword(
  services: Services,
  { body, clientIp, requestId }: RequestContext<Endpoints['resetPassword']>,
): Promise<void> {
  const { database, passwords, mail, audit, now, config } = services;
  const isTyped = isTypedResetCode(body.token);
  const tokenId = isTyped ? await findTypedToken(services, body) : hashToken(body.token);
  if (tokenId === null) throw wrongCode();
  const account = await query(database, async (em) => {
    const token = await em.findOne(ResetToken, { id: tokenId, expiresAt: { $gt: now() } });
    return token?.accountId ? em.findOne(Account, { id: token.accountId, email: body.email }) : null;
  });
  if (!account) throw wrongCode();
  assertStrongPassword(body.newPassword, account.email, 'newPassword');
  const passwordHash = await passwords.hash(body.newPassword);
  await inTransaction(database, async (em) => {
    const usedTokens = await em.nativeDelete(ResetToken, { id: tokenId, expiresAt: { $gt: now() } });
    if (usedTokens === 0) throw wrongCode();
    const { id, email } = account;
    const currentAccount = await em.findOne(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!currentAccount) throw wrongCode();
    const isConfirmed = currentAccount.emailConfirmedAt !== null;
    const actor = { actor: 'visitor', email, ipAddress: clientIp(), requestId } as const;
    if (isConfirmed) await setPassword(em, { accountId: id, passwordHash });
    else await audit(em, { action: 'unconfirmed_data_deleted', ...actor });
    const accountId = isConfirmed ? id : await replaceAccount(em, currentAccount, passwordHash, now());
    const recipient = { email, firstName: isConfirmed ? currentAccount.firstName : null };
    const content = passwordResetEmail(recipient, config.origin, { isEmptied: !isConfirmed });
    // The reset has confirmed the email address.
    const notice = { kind: 'password reset', accountId, content };
    await mail.outbox.add(em, { ...notice, ...securityEventOf({ email, emailConfirmedAt: now() }) });
    await audit(em, { action: 'password_reset', ...actor });
  });
  mail.worker.wake();
}

/**
 * Deletes an account whose email address was never confirmed, and adds one with the same email address, which the reset
 * code has confirmed. The person who registered may not own that email address. The new account has another id, so that a
 * request of an ended session that is still running cannot add anything to it. Returns that id.
 */
async function replaceAccount(
  em: EntityManager,
  account: Account,
  passwordHash: string,
  now: number,
): Promise<number> {
  const { id, email, role } = account;
  await removeAccount(em, { id });
  const names = { firstName: null, lastName: null };
  // The owner's browser is unknown, and its first login is not worth an email.
  const dates = { createdAt: now, emailConfirmedAt: now, browsersUnknown: true };
  return Number(await em.insert(Account, { email, passwordHash, role, ...names, ...dates }));
}

/** Validity of a code until its email is sent: longer than the 14 hours between the first and the last attempt. */
const UNSENT_CODE_VALIDITY_MS = DAY;
/** Age after which emails contain a new code instead of the same one, so that no code stays valid for days. */
const REUSE_CODE_MS = HOUR;

const RESET_EMAIL = 'reset password';

/** The longest wait for the limit of emails with a reset code. */
const RESET_EMAILS_WINDOW_MS = rateLimitWindows[rateLimits.RESET_EMAILS_PER_ACCOUNT.window];

/** A code for an email, and the token to store for it. The token's id is the hash of the code. */
interface ResetCode {
  readonly code: string;
  readonly token: Pick<ResetToken, 'id' | 'createdAt' | 'expiresAt'> & { readonly nonce: string };
}

/** Derives a code of 256 bits. Without the secret, the stored nonce does not reveal it. */
const codeFrom = (secret: string, nonce: string): string => keyedHash(secret, ['reset code', nonce]);

/** Returns the code to send to an account: the last code if it is still valid, otherwise a new code. */
async function resetCodeFor(
  em: EntityManager,
  accountId: number,
  { secrets, now }: Pick<Services, 'secrets'> & { readonly now: number },
): Promise<ResetCode> {
  const expiresAt = now + UNSENT_CODE_VALIDITY_MS;
  const [lastEmail] = await em.find(
    ResetToken,
    { accountId, expiresAt: { $gt: now }, createdAt: { $gt: now - REUSE_CODE_MS, $lte: now } },
    { orderBy: { createdAt: 'desc' }, limit: 1 },
  );
  if (lastEmail?.nonce) {
    const { id, nonce, createdAt } = lastEmail;
    // Codes of earlier secrets stay valid.
    const codes = secrets.map((secret) => codeFrom(secret, nonce));
    const code = codes.find((each) => hashToken(each) === id);
    if (code !== undefined) return { code, token: { id, nonce, createdAt, expiresAt } };
  }
  const nonce = newToken();
  const code = codeFrom(secrets[0], nonce);
  return { code, token: { id: hashToken(code), nonce, createdAt: now, expiresAt } };
}

/**
 * Rules for emails with a reset code: delayed up to the rate-limit window, dropped if the account has no valid code,
 * and the code expires `retention.resetCodeMinutes` after the email was sent.
 */
export function resetEmailRules(now: () => number): Readonly<Record<string, EmailRules>> {
  return {
    [RESET_EMAIL]: {
      maxDelayMs: RESET_EMAILS_WINDOW_MS,
      // Using a code, or changing the password, deletes all codes of the account.
      decide: async (em, outboxId) => {
        const email = await em.findOne(OutboxRow, { id: outboxId }, { fields: ['accountId'] });
        const valid = { accountId: email?.accountId ?? NO_ACCOUNT, expiresAt: { $gt: now() } };
        return (await em.count(ResetToken, valid)) > 0 ? 'send' : 'delete';
      },
      onSettled: async (em, outboxId, outcome) => {
        if (outcome !== 'sent') return;
        await em.nativeUpdate(
          ResetToken,
          { outboxId },
          { expiresAt: now() + retention.resetCodeMinutes * MINUTE },
        );
      },
    },
  };
}
