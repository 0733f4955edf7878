import { LockMode, raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import { PRODUCT_NAME } from '@whenabouts/core';
import { invalidTokenMessage, retention } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { keyedHash } from '../keyed-hash.ts';
import { composeEmail, type EmailContent } from '../mail/compose-email.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import { hashToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Subscription } from './newsletter.entity.ts';

const SUBSCRIBED = { message: 'Thank you for subscribing to our newsletter.' };
const CONFIRMED = { message: 'Your subscription is confirmed.' };
const UNSUBSCRIBED = { message: 'You have been unsubscribed from our newsletter.' };

/** Returns the handlers that subscribe a visitor to the newsletter, confirm that, and unsubscribe. */
export function newsletterRoutes({ database, mail, secrets, config, now }: Services) {
  const links = unsubscribeLinks(secrets, 'newsletter');

  /** Returns the same token until it expires, so that the links of several emails work. */
  const tokenFor = (email: string, expiresAt: number): string =>
    keyedHash(secrets[0], ['confirm newsletter', email, expiresAt]);

  /**
   * Sends an email that asks for confirmation. If the subscription is confirmed already, sends nothing, but takes as
   * long.
   */
  const requestConfirmation = async (email: string): Promise<void> => {
    await inTransaction(database, async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const subscription = await em.findOne(Subscription, { email }, { lockMode });
      // A token that expires within a day is replaced, so that the link in the new email works long enough.
      const isReusable = subscription !== null && subscription.tokenExpiresAt > now() + DAY;
      const tokenExpiresAt = isReusable
        ? subscription.tokenExpiresAt
        : now() + retention.unconfirmedSubscriptionDays * DAY;
      const token = tokenFor(email, tokenExpiresAt);
      const columns = { tokenId: hashToken(token), tokenExpiresAt };
      if (subscription)
        await em.nativeUpdate(Subscription, { id: subscription.id, confirmedAt: null }, columns);
      const newSubscription = { email, confirmedAt: null, createdAt: now(), ...columns };
      const id = subscription?.id ?? (await em.insert(Subscription, newSubscription));
      const content = newsletterConfirmationEmail(config.origin, token, links.tokenOf(Number(id)));
      const newEmail = {
        kind: 'newsletter',
        limit: 'requested',
        to: email,
        accountId: null,
        content,
      } as const;
      if (subscription && subscription.confirmedAt !== null) await mail.outbox.addDummy(em, newEmail);
      else await mail.outbox.add(em, newEmail);
    });
  };

  return {
    subscribe: async ({ body: { email, website }, isSilentlyLimited }) => {
      if (isSilentlyLimited || website !== '') return SUBSCRIBED;
      try {
        await requestConfirmation(email);
      } catch (error) {
        // A concurrent request for the same email has sent the confirmation.
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
      }
      mail.worker.wake();
      return SUBSCRIBED;
    },

    confirmSubscription: async ({ body: { token } }) => {
      const pending = { tokenId: hashToken(token), tokenExpiresAt: { $gt: now() } };
      // A second confirmation keeps the time of the first.
      const confirmedAt = raw<number>('coalesce(confirmed_at, ?)', [now()]);
      const confirmed = await inTransaction(database, (em) =>
        em.nativeUpdate(Subscription, pending, { confirmedAt }),
      );
      if (confirmed === 0) throw invalidField('token', invalidTokenMessage, { isFailedAttempt: true });
      return CONFIRMED;
    },

    unsubscribe: async ({ param }) => {
      const id = links.idOf(param);
      if (id === undefined) throw new HttpError('not_found');
      await inTransaction(database, (em) => em.nativeDelete(Subscription, { id }));
      return UNSUBSCRIBED;
    },
  } satisfies Partial<Handlers>;
}

function newsletterConfirmationEmail(origin: string, token: string, unsubscribeToken: string): EmailContent {
  const content = composeEmail({
    subject: `Please confirm the ${PRODUCT_NAME} newsletter`,
    paragraphs: [
      `Someone, most likely you, signed up for the ${PRODUCT_NAME} newsletter with this email address. To confirm, open this page:`,
      { label: 'Confirm your subscription', href: `${origin}/newsletter/confirm?token=${token}` },
      `The link works for ${retention.unconfirmedSubscriptionDays} days. If you did not sign up, you can ignore this email: we will not send another one.`,
      { label: 'Unsubscribe', href: `${origin}/newsletter/unsubscribe/${unsubscribeToken}` },
    ],
  });
  return { ...content, unsubscribe: `${origin}/api/newsletter/unsubscribe/${unsubscribeToken}` };
}
