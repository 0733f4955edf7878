import { PRODUCT_NAME } from '@whenabouts/core';
import type { ContactBody } from '../../contract/index.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Handlers } from '../http/router.ts';
import { composeLetter, type Letter } from '../mail/compose-email.ts';
import type { Mail } from '../mail/mail.ts';
import { MessageRow } from './message.entity.ts';

interface ContactOptions {
  readonly database: Database;
  readonly mail: Mail;
  /** Who gets what visitors write. */
  readonly contactEmail: string;
  readonly now: () => number;
}

const THANKS = { message: "We've received your message and will get back to you soon!" };

export function contactRoutes({
  database,
  mail,
  contactEmail,
  now,
}: ContactOptions): Pick<Handlers, 'contact'> {
  return {
    contact: async ({ body }) => {
      // A program that fills in every field; it learns nothing.
      if (body.website !== '') return THANKS;
      const { name, email, message } = body;
      await inTransaction(database, async (em) => {
        await em.insert(MessageRow, { name, email, message, createdAt: now() });
        const letter = letterAbout(body);
        await mail.outbox.write(em, { kind: 'contact', to: contactEmail, accountId: null, letter });
      });
      mail.worker.wake();
      return THANKS;
    },
  };
}

function letterAbout({ name, email, message }: ContactBody): Letter {
  const words = composeLetter({
    subject: `${PRODUCT_NAME}: message from ${name}`,
    parts: [
      `${name} (${email}) wrote through the contact form:`,
      ...message.split(/\n+/),
      'An answer to this letter goes to whoever wrote.',
    ],
  });
  return { ...words, replyTo: email };
}
