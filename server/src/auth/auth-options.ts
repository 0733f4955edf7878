import type { AuditLog, MemberLogins } from '../audit/audit-log.entity.ts';
import type { Secrets } from '../config/config-values.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { FailedLogins } from './failed-logins.ts';
import type { Passwords } from './passwords.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => number;
}

/** Options of actions that are recorded in the audit log and reported to the account's owner by email. */
export interface AccountOptions extends AuthOptions {
  readonly mail: Mail;
  readonly audit: AuditLog;
  /** The origin of links in emails. */
  readonly origin: string;
}

export interface LoginOptions extends AccountOptions {
  readonly failedLogins: FailedLogins;
  readonly memberLogins: MemberLogins;
}

export interface MemberOptions extends LoginOptions {
  readonly displayNames: ReadonlyMap<string, string>;
  /** The first secret creates codes; codes of the other secrets stay valid. */
  readonly secrets: Secrets;
  readonly resetEmailsPerHour: number;
}
