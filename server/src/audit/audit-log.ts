import { hash } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import { HOUR } from '../durations.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import {
  type AuditAction,
  AuditChangeRow,
  AuditCountRow,
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

/** The row of all email addresses without an account, so that attempts at made-up email addresses add no rows. */
const NO_ACCOUNT = '';

/** Actions that a visitor, member or admin can repeat without an email to the owner. */
const REPEATABLE: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'admin_login_refused',
  'passkey_refused',
  'passkey_renamed',
  'session_ended',
  'sessions_ended',
]);
/** Entries of a repeatable action per account and hour. Further events are only counted. */
const MAX_REPEATED_ENTRIES = 20;

/**
 * Creates the audit log of changes to accounts and of actions of admins. Accounts are identified by number and by a
 * keyed hash of the email: with the secret, the entries of an email can be found, but no email can be read from the
 * log.
 */
export function createAuditLog({ secrets, now }: Pick<Services, 'secrets' | 'now'>): AuditLog {
  const hashed = auditHash(secrets[0]);
  return async (em, { action, actor, email, ipAddress, requestId, change, isUnknown = false }) => {
    // For investigations of attacks, IP addresses of logins to the admin area and of admins are stored unhashed.
    const isAdmin = action === 'admin_login_refused' || (typeof actor !== 'string' && actor.kind === 'admin');
    const at = now();
    const account = email === null ? null : hashed('e-mail', email);
    const event = {
      action,
      ipAddress: ipAddress === undefined || isAdmin ? (ipAddress ?? null) : hashed('address', ipAddress),
      requestId: requestId ?? null,
    };
    if (REPEATABLE.has(action) && actor !== 'operator') {
      const counted = { ...event, account: isUnknown ? NO_ACCOUNT : (account ?? NO_ACCOUNT), at };
      if ((await countEvent(em, counted)) > MAX_REPEATED_ENTRIES) return;
    }
    const auditId = await em.insert(AuditRow, {
      at,
      ...event,
      actor: typeof actor === 'string' ? actor : `${actor.kind} ${actor.id}`,
      account,
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

interface CountedEvent {
  readonly action: AuditAction;
  readonly account: string;
  readonly at: number;
  readonly ipAddress: string | null;
  readonly requestId: string | null;
}

/** Counts an event, and returns the number of such events of the account in the hour. */
async function countEvent(
  em: EntityManager,
  { at, account, action, ...last }: CountedEvent,
): Promise<number> {
  const key = { hour: at - (at % HOUR), action, account };
  await em
    .createQueryBuilder(AuditCountRow)
    .insert({ ...key, events: 1, lastAt: at, ...last })
    .onConflict(['hour', 'action', 'account'])
    .merge({ events: raw<number>('audit_counts.events + 1'), lastAt: at, ...last })
    .execute('run');
  const { events } = await em.findOneOrFail(AuditCountRow, key, { disableIdentityMap: true });
  return events;
}

/** Returns a hash without a key, so that the stored fields can be verified. */
function hashOf(fields: readonly (string | number | null)[] | null): string | null {
  return fields && hash('sha256', JSON.stringify(fields), 'base64url');
}

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
