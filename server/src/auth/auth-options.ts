import type { AuditLog } from '../audit/audit-log.entity.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Passwords } from './passwords.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => number;
}

export interface MemberOptions extends AuthOptions {
  readonly mail: Mail;
  readonly audit: AuditLog;
  /** The origin of links in emails. */
  readonly origin: string;
  readonly displayNames: ReadonlyMap<string, string>;
}
