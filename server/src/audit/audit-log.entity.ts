import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';

export type AuditAction =
  | 'password_changed'
  | 'password_reset'
  | 'unconfirmed_data_deleted'
  | 'account_deleted'
  | 'admin_login'
  | 'admin_login_refused'
  | 'admin_created'
  | 'team_member_added'
  | 'team_role_changed'
  | 'team_member_removed'
  | 'password_set'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed'
  | 'passkeys_removed'
  | 'passkey_undone'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'passkey_refused'
  | 'session_ended'
  | 'sessions_ended'
  | 'post_created'
  | 'post_updated'
  | 'post_deleted'
  | 'author_changed'
  | 'redirect_created'
  | 'redirect_updated'
  | 'redirect_deleted'
  | 'partner_created'
  | 'partner_updated'
  | 'partner_deleted'
  | 'partner_link_issued'
  | 'partner_link_revoked'
  | 'newsletter_address_changed'
  | 'newsletter_test'
  | 'newsletter_started'
  | 'newsletter_stopped'
  | 'newsletter_continued';

/**
 * An entry of the audit log. Rows are only inserted, never changed or deleted. Times are in milliseconds since 1970.
 */
export const AuditRow = defineEntity({
  name: 'AuditRow',
  tableName: 'audit',
  properties: {
    id: p.integer().primary(),
    at: p.integer(),
    action: p.string().$type<AuditAction>(),
    /** `operator`, `visitor`, or a kind and an account id, such as `member 12`. */
    actor: p.string(),
    /** Keyed hash of the email of the affected account; null if all accounts are affected. */
    account: p.string().strictNullable(),
    /** Plain text for admins and failed logins to the admin area, otherwise a keyed hash; null for operators. */
    ipAddress: p.string().strictNullable().fieldName('address'),
    requestId: p.string().strictNullable().fieldName('request'),
  },
});

/** The subject of an entry, with hashes of its fields before and after the change. */
export const AuditChangeRow = defineEntity({
  name: 'AuditChangeRow',
  tableName: 'audit_changes',
  properties: {
    auditId: p.integer().primary(),
    subject: p.string(),
    beforeHash: p.string().strictNullable(),
    afterHash: p.string().strictNullable(),
  },
});

/** The number of repeatable actions of an account in an hour. `hour` is its start, in milliseconds since 1970. */
export const AuditCountRow = defineEntity({
  name: 'AuditCountRow',
  tableName: 'audit_counts',
  properties: {
    id: p.integer().primary(),
    hour: p.integer(),
    action: p.string().$type<AuditAction>(),
    /** Keyed hash of the email address; empty for all addresses without an account. */
    account: p.string(),
    events: p.integer(),
    lastAt: p.integer(),
    /** Of the last event, as in the audit log. */
    ipAddress: p.string().strictNullable().fieldName('address'),
    requestId: p.string().strictNullable().fieldName('request'),
  },
});

interface AuditChange {
  /** Such as `post 12`. */
  readonly subject: string;
  /** The stored fields; null before creation and after deletion. */
  readonly before: readonly (string | number | null)[] | null;
  readonly after: readonly (string | number | null)[] | null;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actor: 'operator' | 'visitor' | { readonly kind: 'member' | 'admin'; readonly id: number };
  /** Email of the affected account, stored as a keyed hash; null if all accounts are affected. */
  readonly email: string | null;
  readonly ipAddress?: string;
  readonly requestId?: string;
  readonly change?: AuditChange;
  /** True if no account has the email. */
  readonly isUnknown?: boolean;
}

/** Adds an entry within the transaction of the action. */
export type AuditLog = (em: EntityManager, entry: AuditEntry) => Promise<void>;

/** The cause of an entry: the member or admin of a request, or the operator with a command. */
export type AuditCaller = Pick<AuditEntry, 'actor' | 'email' | 'ipAddress' | 'requestId'>;

type CallerRequest = Pick<RequestContext, 'clientIp' | 'requestId'> & { readonly actor: Actor };

/** Returns the fields of an entry that identify the member or admin who sends the request. */
export const byCaller = ({ actor, clientIp, requestId }: CallerRequest) =>
  ({
    actor: { kind: actor.kind, id: actor.accountId },
    email: actor.email,
    ipAddress: clientIp(),
    requestId,
  }) as const;

/** The logins or failed logins of an account in an hour. `hour` is its start, in milliseconds since 1970. */
export const MemberLoginRow = defineEntity({
  name: 'MemberLoginRow',
  tableName: 'member_logins',
  properties: {
    id: p.integer().primary(),
    hour: p.integer(),
    /** Keyed hash of the email address; empty for all addresses without an account. */
    account: p.string(),
    outcome: p.string().$type<'login' | 'failure'>(),
    attempts: p.integer(),
    lastAt: p.integer(),
    /** Keyed hash of the IP address of the last attempt. */
    ipAddress: p.string().fieldName('address'),
    requestId: p.string().fieldName('request'),
  },
});

interface MemberLogin {
  readonly outcome: 'login' | 'failure';
  /** Null for attempts at email addresses without an account. */
  readonly email: string | null;
  readonly ipAddress: string;
  readonly requestId: string;
}

export interface MemberLogins {
  /** Adds a login or failed login to the record of the hour, within the transaction of the attempt. */
  record(em: EntityManager, login: MemberLogin): Promise<void>;
  /** Returns the condition for the rows of an account, hashed with the current secret or a previous one. */
  of(email: string): { readonly account: { readonly $in: string[] } };
}
