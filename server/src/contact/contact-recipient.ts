import type { Logger } from 'pino';
import { Account } from '../auth/account.entity.ts';
import type { Config } from '../config/config.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';

type RecipientConfig = Pick<Config, 'contactEmail' | 'mailFrom'>;

/** Returns the recipient of contact messages: the configured one, or else the first admin, or else the sender. */
export async function contactRecipient(em: EntityManager, config: RecipientConfig): Promise<string> {
  if (config.contactEmail !== undefined) return config.contactEmail;
  const [admin] = await em.find(Account, { role: 'admin' }, { orderBy: { id: 'asc' }, limit: 1 });
  return admin?.email ?? config.mailFrom.address;
}

/** Tells the operator at startup where contact messages go. */
export async function logContactRecipient(
  database: Database,
  config: RecipientConfig & Pick<Config, 'smtpUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const recipient = await query(database, (em) => contactRecipient(em, config));
  const isReachable = !/@localhost$|\.local$/.test(recipient);
  if (config.smtpUrl === undefined || isReachable) log.info(`contact messages are sent to ${recipient}`);
  else log.warn(`contact messages are sent to ${recipient}, which gets no email: set CONTACT_EMAIL`);
}
