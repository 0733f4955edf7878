import { createHash, createHmac } from 'node:crypto';
import { LockMode, raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import { PRODUCT_NAME } from '@whenabouts/core';
import { contactMessages } from '../../contract/index.ts';
import { beginWriting, type Database, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { composeLetter, type Letter } from '../mail/compose-email.ts';
import type { Mail } from '../mail/mail.ts';
import { Subscription } from './subscription.entity.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

interface NewsletterOptions {
  readonly database: Database;
  readonly mail: Mail;
  readonly secrets: readonly string[];
  readonly origin: string;
  readonly now: () => number;
}

type NewsletterHandlers = Pick<Handlers, 'subscribe' | 'confirmSubscription' | 'unsubscribe'>;

const DAY = 24 * 60 * 60_000;
const CONFIRM_WITHIN_DAYS = 7;
const ASKED = { message: 'Thank you for subscribing to our newsletter.' };
const CONFIRMED = { message: 'Your subscription is confirmed.' };
const ENDED = { message: 'You have been unsubscribed from our newsletter.' };

const tokenIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function newsletterRoutes({
  database,
  mail,
  secrets,
  origin,
  now,
}: NewsletterOptions): NewsletterHandlers {
  const links = unsubscribeLinks(secrets);

  /** The same for as long as it is good, so that of two letters either one works. */
  const tokenFor = (email: string, expiresAt: number): string =>
    createHmac('sha256', secrets[0] ?? '')
      .update(JSON.stringify(['confirm newsletter', email, expiresAt]))
      .digest('base64url');

  /** Asks the reader to confirm. Whoever has confirmed already gets no letter, and nothing tells. */
  const ask = async (email: string): Promise<void> => {
    await inTransaction(database, async (em) => {
      await beginWriting(database, em);
      const found = await em.findOne(Subscription, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const isGood = found !== null && found.tokenExpiresAt > now() + DAY;
      const tokenExpiresAt = isGood ? found.tokenExpiresAt : now() + CONFIRM_WITHIN_DAYS * DAY;
      const token = tokenFor(email, tokenExpiresAt);
      const fresh = { tokenId: tokenIdOf(token), tokenExpiresAt };
      if (found) await em.nativeUpdate(Subscription, { id: found.id, confirmedAt: null }, fresh);
      const created = { email, confirmedAt: null, createdAt: now(), ...fresh };
      const id = found?.id ?? (await em.insert(Subscription, created));
      const letter = confirmationLetter(origin, token, links.tokenOf(Number(id)));
      if (found && found.confirmedAt !== null) return mail.outbox.pretend(em, letter);
      return mail.outbox.write(em, { kind: 'newsletter', to: email, accountId: null, letter });
    });
  };

  return {
    subscribe: async ({ body: { email, website }, spent }) => {
      if (spent || website !== '') return ASKED;
      try {
        await ask(email);
      } catch (error) {
        // Asked for twice in the same moment: the other one's letter is on its way.
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
      }
      mail.worker.wake();
      return ASKED;
    },

    confirmSubscription: async ({ body: { token } }) => {
      const asked = { tokenId: tokenIdOf(token), tokenExpiresAt: { $gt: now() } };
      const confirmedAt = raw<number>('coalesce(confirmed_at, ?)', [now()]);
      const confirmed = await inTransaction(database, (em) =>
        em.nativeUpdate(Subscription, asked, { confirmedAt }),
      );
      if (confirmed === 0) {
        throw new Failure('invalid', {
          message: contactMessages.confirmation,
          fields: { token: contactMessages.confirmation },
        });
      }
      return CONFIRMED;
    },

    unsubscribe: async ({ word }) => {
      const id = links.read(word);
      if (id === undefined) throw new Failure('not_found');
      await inTransaction(database, (em) => em.nativeDelete(Subscription, { id }));
      return ENDED;
    },
  };
}

function confirmationLetter(origin: string, token: string, unsubscribeToken: string): Letter {
  const words = composeLetter({
    subject: `Please confirm the ${PRODUCT_NAME} newsletter`,
    parts: [
      `Someone, most likely you, asked for the ${PRODUCT_NAME} newsletter at this address. To get it, open this page and confirm:`,
      { label: 'Confirm the newsletter', href: `${origin}/newsletter/confirm?token=${token}` },
      `The link works for ${CONFIRM_WITHIN_DAYS} days. If you did not ask for this, you can ignore this letter: nothing else will come.`,
      { label: 'Never mind, or no longer', href: `${origin}/newsletter/unsubscribe/${unsubscribeToken}` },
    ],
  });
  return { ...words, unsubscribe: `${origin}/api/newsletter/unsubscribe/${unsubscribeToken}` };
}
