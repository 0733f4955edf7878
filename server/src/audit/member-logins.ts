import { raw } from '@mikro-orm/core';
import { HOUR } from '../durations.ts';
import { auditHash } from './audit-log.ts';
import { MemberLoginRow, type MemberLogins } from './member-login.entity.ts';

/** The row of all email addresses without an account, so that attempts at made-up email addresses add no rows. */
const NO_ACCOUNT = '';

interface MemberLoginOptions {
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Creates the record of members' logins: one row per account, hour and outcome, so that failed attempts cannot fill the
 * disk. Email and IP addresses are stored as the same keyed hashes as in the audit log.
 */
export function createMemberLogins({ secret, now }: MemberLoginOptions): MemberLogins {
  const hashed = auditHash(secret);
  const accountOf = (email: string) => hashed('e-mail', email);
  return {
    record: async (em, { outcome, email, ipAddress, requestId }) => {
      const at = now();
      const account = email === null ? NO_ACCOUNT : accountOf(email);
      const last = { lastAt: at, ipAddress: hashed('address', ipAddress), requestId };
      await em
        .createQueryBuilder(MemberLoginRow)
        .insert({ hour: at - (at % HOUR), account, outcome, attempts: 1, ...last })
        .onConflict(['hour', 'account', 'outcome'])
        .merge({ attempts: raw<number>('member_logins.attempts + 1'), ...last })
        .execute('run');
    },
    of: (email) => ({ account: accountOf(email) }),
  };
}
