import type { Database } from '../database/database.ts';
import { auditHash } from './audit-hash.ts';
import type { MemberLogins } from './member-login.entity.ts';

const HOUR = 60 * 60_000;

/** The row of all email addresses without an account, so that attempts at made-up ones add no rows. */
const NO_ACCOUNT = '';

/** One statement, because of concurrent logins. */
const COLUMNS = 'hour, account, outcome, attempts, last_at, address, request';
const ADD = {
  sqlite: `INSERT INTO member_logins (${COLUMNS}) VALUES (?, ?, ?, 1, ?, ?, ?)
    ON CONFLICT (hour, account, outcome) DO UPDATE SET attempts = attempts + 1,
      last_at = excluded.last_at, address = excluded.address, request = excluded.request`,
  mysql: `INSERT INTO member_logins (${COLUMNS}) VALUES (?, ?, ?, 1, ?, ?, ?)
    ON DUPLICATE KEY UPDATE attempts = attempts + 1,
      last_at = VALUES(last_at), address = VALUES(address), request = VALUES(request)`,
};

interface MemberLoginOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Creates the record of members' logins: one row per account, hour and outcome, so that failed attempts cannot fill the
 * disk. Email and IP addresses are keyed hashes, those of the audit log.
 */
export function createMemberLogins({ database, secret, now }: MemberLoginOptions): MemberLogins {
  const hashed = auditHash(secret);
  const accountOf = (email: string) => hashed('e-mail', email);
  return {
    record: async (em, { outcome, email, address, request }) => {
      const at = now();
      const account = email === null ? NO_ACCOUNT : accountOf(email);
      const values = [at - (at % HOUR), account, outcome, at, hashed('address', address), request];
      await em.execute(ADD[database.kind], values, 'run');
    },
    of: (email) => ({ account: accountOf(email) }),
  };
}
