import { PRODUCT_NAME } from '@whenabouts/core';
import type { Logger } from 'pino';
import { type ContactBody, contactMessages } from '../../contract/index.ts';
import { Account } from '../auth/account.entity.ts';
import type { Config } from '../config/config.ts';
import { type Database, type EntityManager, inTransaction, query } from '../database/database.ts';
import type { Handlers } from '../http/router.ts';
import { composeEmail, type EmailContent } from '../mail/compose-email.ts';
import type { Services } from '../services.ts';
import { MessageRow } from './message.entity.ts';

const THANKS = { message: contactMessages.sent };

/** Returns the handler that stores a message of a visitor and sends it to the operator. */
export function contactRoutes({ database, mail, config, now }: Services) {
  return {
    contact: async ({ body }) => {
      // A spam bot filled in the honeypot. It gets the usual response.
      if (body.website !== '') return THANKS;
      const { name, email, message } = body;
      await inTransaction(database, async (em) => {
        await em.insert(MessageRow, { name, email, message, createdAt: now() });
        const content = emailAbout(body);
        const to = await contactRecipient(em, config);
        await mail.outbox.addUnlimited(em, { kind: 'contact', to, accountId: null, content });
      });
      mail.worker.wake();
      return THANKS;
    },
  } satisfies Partial<Handlers>;
}

function emailAbout({ name, email, message }: ContactBody): EmailContent {
  const content = composeEmail({
    subject: `${PRODUCT_NAME}: message from ${name}`,
    paragraphs: [
      `${name} (${email}) wrote through the contact form:`,
      ...message.split(/\n+/),
      'Reply to this email to answer.',
    ],
  });
  return { ...content, replyTo: email };
}

/** Addresses that no mail server delivers to. */
const UNREACHABLE = /@localhost$|\.local$/;

type RecipientConfig = Pick<Config, 'contactEmail' | 'mailFrom'>;

/** Returns the recipient of contact messages: the configured one, or else the first admin, or else the sender. */
async function contactRecipient(em: EntityManager, config: RecipientConfig): Promise<string> {
  if (config.contactEmail !== undefined) return config.contactEmail;
  const [admin] = await em.find(Account, { role: 'admin' }, { orderBy: { id: 'asc' }, limit: 1 });
  return admin?.email ?? config.mailFrom.address;
}

/** Logs at startup where contact messages go. Warns if that address gets no email. */
export async function logContactRecipient(
  database: Database,
  config: RecipientConfig & Pick<Config, 'smtpUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const recipient = await query(database, (em) => contactRecipient(em, config));
  const isReachable = !UNREACHABLE.test(recipient);
  if (config.smtpUrl === undefined || isReachable) log.info(`contact messages are sent to ${recipient}`);
  else log.warn(`contact messages are sent to ${recipient}, which gets no email: set CONTACT_EMAIL`);
}
