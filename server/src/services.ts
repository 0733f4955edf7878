import type { Logger } from 'pino';
import type { AuditLog, MemberLogins } from './audit/audit-log.entity.ts';
import type { FailedLogins } from './auth/failed-logins.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/config-values.ts';
import type { Database } from './database/database.ts';
import type { Mail } from './mail/mail.ts';
import type { Posts } from './posts/posts.ts';

/** Services that a server creates once, at its start. A function takes all of them, or those that it needs. */
export interface Services {
  readonly config: Config;
  /** The first secret signs and encrypts; all of them verify and decrypt. */
  readonly secrets: Secrets;
  readonly database: Database;
  readonly mail: Mail;
  readonly passwords: Passwords;
  readonly audit: AuditLog;
  readonly memberLogins: MemberLogins;
  readonly failedLogins: FailedLogins;
  readonly posts: Posts;
  readonly log: Logger;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}
