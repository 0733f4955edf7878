import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';

/** What the trail knows of. */
export type AuditAction =
  | 'password_changed'
  | 'password_reset'
  | 'account_deleted'
  | 'admin_login'
  | 'admin_login_refused'
  | 'admin_created'
  | 'password_set'
  | 'sessions_ended'
  | 'post_created'
  | 'post_updated'
  | 'post_deleted'
  | 'author_changed'
  | 'partner_created'
  | 'partner_updated'
  | 'partner_deleted';

/** One thing that was done. Rows are only ever added; the database refuses anything else. */
export const AuditRow = defineEntity({
  name: 'AuditRow',
  tableName: 'audit',
  properties: {
    id: p.integer().primary(),
    at: p.integer(),
    action: p.string().$type<AuditAction>(),
    actor: p.string(),
    account: p.string().strictNullable(),
    address: p.string().strictNullable(),
    request: p.string().strictNullable(),
  },
});

/** What an entry was done to, and hashes of how that was before and after. */
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

export interface AuditChange {
  /** Such as `post 12`. */
  readonly subject: string;
  /** The stored fields; null where there was, or is, nothing. */
  readonly before: readonly (string | number | null)[] | null;
  readonly after: readonly (string | number | null)[] | null;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actor: 'operator' | 'visitor' | { readonly kind: 'member' | 'admin'; readonly id: number };
  /** The e-mail of the account that it is about; kept as a keyed hash alone. None where it is about all of them. */
  readonly email: string | null;
  readonly address?: string;
  readonly request?: string;
  readonly change?: AuditChange;
}

/** Adds to the trail, within the transaction that does the thing. */
export type Audit = (em: EntityManager, entry: AuditEntry) => Promise<void>;
