import type { MemberLogins } from '../audit/audit-log.entity.ts';
import { type Database, type EntityManager, inTransaction } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Account } from './account.entity.ts';
import { failedLoginsEmail, REPORTED_FAILED_LOGINS, securityEventOf } from './emails.ts';
import type { LoginRequest } from './login-request.ts';

interface FailedLoginsOptions {
  readonly database: Database;
  readonly mail: Mail;
  /** Counts an event, and returns its count in the 24 hours since the first one. See `createCountDaily`. */
  readonly countDaily: (em: EntityManager, kind: string, subject: string) => Promise<number>;
  readonly memberLogins: MemberLogins;
  readonly origin: string;
}

export interface FailedLogins {
  /**
   * Counts and records a failed login. After {@link REPORTED_FAILED_LOGINS} in a day, sends the account one email.
   * For an email without an account, the same statements run, so that the response time does not reveal whether there
   * is one.
   */
  record(
    email: string,
    account: Pick<Account, 'id' | 'email' | 'firstName' | 'emailConfirmedAt'> | null,
    request: LoginRequest,
  ): Promise<void>;
}

/** Creates the counter of failed logins, which also records them and notifies the owner of an account. */
export function createFailedLogins(options: FailedLoginsOptions): FailedLogins {
  const { database, mail, countDaily, memberLogins, origin } = options;
  return {
    record: async (email, account, { kind, ipAddress, requestId }) => {
      const isReported = await inTransaction(database, async (em) => {
        if (kind === 'member') {
          await memberLogins.record(em, {
            outcome: 'failure',
            email: account && email,
            ipAddress,
            requestId,
          });
        }
        if ((await countDaily(em, 'failed logins', email)) < REPORTED_FAILED_LOGINS) return false;
        // The email of the day was already sent.
        if ((await countDaily(em, 'failed logins reported', email)) > 1) return false;
        const content = failedLoginsEmail(account ?? { email, firstName: null }, origin);
        const recipient = account ?? { email, emailConfirmedAt: null };
        const notice = { kind: 'failed logins', accountId: account?.id ?? null, content };
        await mail.outbox.add(em, { ...notice, ...securityEventOf(recipient) });
        return true;
      });
      if (isReported) mail.worker.wake();
    },
  };
}
