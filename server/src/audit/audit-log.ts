import { hash } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import { HOUR } from '../durations.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import {
  AuditChangeRow,
  type AuditLog,
  AuditRow,
  MemberLoginRow,
  type MemberLogins,
} from './audit-log.entity.ts';

/**
 * Returns a function that hashes email and IP addresses with a key. Without the secret, no address can be found by
 * hashing guesses. The kinds are part of the stored hashes, so their spelling cannot change.
 */
const auditHash = (secret: string) => (kind: 'e-mail' | 'address', value: string) =>
  keyedHash(secret, ['audit', kind, value]);

/**
 * Creates the audit log of changes to accounts and of actions of admins. Accounts are identified by number and by a
 * keyed hash of the email: with the secret, the entries of an email can be found, but no email can be read from the
 * log.
 */
export function createAuditLog({ secrets, now }: Pick<Services, 'secrets' | 'now'>): AuditLog {
  const hashed = auditHash(secrets[0]);
  return async (em, { action, actor, email, ipAddress, requestId, change }) => {
    // For investigations of attacks, IP addresses of logins to the admin area and of admins are stored unhashed.
    const isAdmin = action === 'admin_login_refused' || (typeof actor !== 'string' && actor.kind === 'admin');
    const auditId = await em.insert(AuditRow, {
      at: now(),
      action,
      actor: typeof actor === 'string' ? actor : `${actor.kind} ${actor.id}`,
      account: email === null ? null : hashed('e-mail', email),
      ipAddress: ipAddress === undefined || isAdmin ? (ipAddress ?? null) : hashed('address', ipAddress),
      requestId: requestId ?? null,
    });
    if (!change) return;
    const { subject, before, after } = change;
    await em.insert(AuditChangeRow, {
      auditId,
      subject,
      beforeHash: hashOf(before),
      afterHash: hashOf(after),
    });
  };
}

/** Returns a hash without a key, so that the stored fields can be verified. */
function hashOf(fields: readonly (string | number | null)[] | null): string | null {
  return fields && hash('sha256', JSON.stringify(fields), 'base64url');
}

/** The row of all email addresses without an account, so that attempts at made-up email addresses add no rows. */
const NO_ACCOUNT = '';

/**
 * Creates the record of members' logins: one row per account, hour and outcome, so that failed attempts cannot fill the
 * disk. Email and IP addresses are stored as the same keyed hashes as in the audit log.
 */
export function createMemberLogins({ secrets, now }: Pick<Services, 'secrets' | 'now'>): MemberLogins {
  const hashed = auditHash(secrets[0]);
  return {
    record: async (em, { outcome, email, ipAddress, requestId }) => {
      const at = now();
      const account = email === null ? NO_ACCOUNT : hashed('e-mail', email);
      const last = { lastAt: at, ipAddress: hashed('address', ipAddress), requestId };
      await em
        .createQueryBuilder(MemberLoginRow)
        .insert({ hour: at - (at % HOUR), account, outcome, attempts: 1, ...last })
        .onConflict(['hour', 'account', 'outcome'])
        .merge({ attempts: raw<number>('member_logins.attempts + 1'), ...last })
        .execute('run');
    },
    of: (email) => ({ account: { $in: secrets.map((secret) => auditHash(secret)('e-mail', email)) } }),
  };
}
