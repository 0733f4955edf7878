import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';

/** The logins or failed logins of an account in an hour. */
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

export interface MemberLogin {
  readonly outcome: 'login' | 'failure';
  /** Null for attempts at email addresses without an account. */
  readonly email: string | null;
  readonly ipAddress: string;
  readonly requestId: string;
}

/** Adds a member's login or failed login to the record of the hour, within the transaction of the attempt. */
export type RecordMemberLogin = (em: EntityManager, login: MemberLogin) => Promise<void>;

export interface MemberLogins {
  readonly record: RecordMemberLogin;
  /** Returns the condition for the rows of an account. */
  of(email: string): { readonly account: string };
}
