import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../database/database.ts';
import type { EmailContent } from './compose-email.ts';
import type { Encryption } from './encryption.ts';
import { OutboxRow } from './outbox.entity.ts';
import type { LimitedEmail, RecipientLimits } from './recipient-limits.ts';
import { addEvent, DIGEST_EMAIL, type DigestEvents, digestEmail } from './security-digest.ts';

interface UnlimitedEmail {
  /** The kind of email, for the limits per recipient, the log and admins. */
  readonly kind: string;
  readonly to: string;
  /** The account of the recipient, if any. Deleting an account deletes its emails, sent or not. */
  readonly accountId: number | null;
  readonly content: EmailContent;
  /** The part of the Message-ID before the @; by default random. Unique in the outbox. */
  readonly messageName?: string;
}

/** An email that counts toward a limit of its recipient. */
export interface NewEmail extends UnlimitedEmail, LimitedEmail {
  /** The link that the digest shows if it reports the event instead of this email. */
  readonly digestLink?: DigestEvents['links'][number];
}

/** The result of adding an email. Both fields are undefined if a digest reports it. */
interface AddedEmail {
  readonly id?: number | undefined;
  /** The time at which the limit that dropped the email allows one again. */
  readonly retryAt?: number | undefined;
}

interface OutboxOptions {
  readonly encryption: Encryption;
  readonly limits: RecipientLimits;
  /** The part of message ids after the @. */
  readonly domain: string;
  readonly origin: string;
  readonly now: () => number;
}

export interface Outbox {
  /**
   * Adds an email within the transaction that causes it, so that both are committed or neither. The limit of the recipient
   * can delay the email, drop it or move it to a digest.
   */
  add(em: EntityManager, email: NewEmail): Promise<AddedEmail>;
  /**
   * Runs the statements of `add` without sending anything, so that the response takes as long as with a recipient. The
   * next cleanup deletes the row.
   */
  addDummy(em: EntityManager, email: NewEmail): Promise<AddedEmail>;
  /** Adds an email that strangers cannot cause, or that has a separate limit. Returns its id. */
  addUnlimited(em: EntityManager, email: UnlimitedEmail): Promise<number>;
  newMessageId(): string;
}

/** Creates the outbox, which encrypts the content of emails and limits the emails to a recipient. */
export function createOutbox({ encryption, limits, domain, origin, now }: OutboxOptions): Outbox {
  const messageIdOf = (name: string) => `<${name}@${domain}>`;
  const newMessageId = () => messageIdOf(randomUUID());
  const encryptContent = ({ subject, ...rest }: EmailContent, digest?: DigestEvents) => ({
    subject,
    body: encryption.encrypt(JSON.stringify({ ...rest, digest })),
  });
  const newRow = {
    tries: 0,
    claimedBy: null,
    failedAt: null,
    lastError: null,
  };

  const insert = async (
    em: EntityManager,
    { kind, to, accountId, content, messageName }: UnlimitedEmail,
    sendAt: number,
    digest?: DigestEvents,
  ) => {
    const id = await em.insert(OutboxRow, {
      ...newRow,
      ...encryptContent(content, digest),
      messageId: messageName === undefined ? newMessageId() : messageIdOf(messageName),
      kind,
      accountId,
      recipient: to,
      // The date of the email, and the start of its wait in the metrics.
      createdAt: sendAt,
      nextTryAt: sendAt,
      sentAt: null,
    });
    return Number(id);
  };

  const insertDummy = async (em: EntityManager, content: EmailContent) => {
    await em.insert(OutboxRow, {
      ...newRow,
      ...encryptContent(content),
      messageId: newMessageId(),
      kind: 'nothing',
      // Old enough for the next cleanup.
      createdAt: 0,
      accountId: null,
      recipient: '',
      nextTryAt: null,
      sentAt: now(),
    });
    return {};
  };

  /** Adds the event to the digest that waits for the account, or adds a digest. */
  const addToDigest = async (em: EntityManager, email: NewEmail, sendAt: number) => {
    const { accountId, to, content, digestLink } = email;
    const waiting = { kind: DIGEST_EMAIL, accountId, recipient: to, tries: 0, nextTryAt: { $ne: null } };
    const row = await em.findOne(OutboxRow, waiting, { disableIdentityMap: true });
    const events = row && digestIn(encryption, row);
    const more = addEvent(events ?? { counts: {}, links: [] }, content.subject, digestLink);
    const digest = digestEmail(more, origin);
    // Changes no row if the worker has claimed the digest since.
    const isAdded =
      events &&
      (await em.nativeUpdate(OutboxRow, { id: row.id, tries: 0 }, encryptContent(digest, more))) > 0;
    if (isAdded) return;
    await insert(em, { kind: DIGEST_EMAIL, to, accountId, content: digest }, sendAt, more);
  };

  return {
    newMessageId,
    addUnlimited: (em, email) => insert(em, email, now()),
    add: async (em, email) => {
      const slot = await limits.reserve(em, email, false);
      if (slot.outcome === 'send') return { id: await insert(em, email, slot.sendAt) };
      if (slot.outcome === 'dropped') {
        await insertDummy(em, email.content);
        return { retryAt: slot.retryAt };
      }
      // Without an account, nothing would delete the email address after the digest is sent.
      if (email.accountId === null) return insertDummy(em, email.content);
      await addToDigest(em, email, slot.sendAt);
      return {};
    },
    addDummy: async (em, email) => {
      await limits.reserve(em, email, true);
      return insertDummy(em, email.content);
    },
  };
}

/** Returns the events of a digest; undefined if its secret is no longer configured. */
function digestIn(encryption: Encryption, { body }: Pick<OutboxRow, 'body'>): DigestEvents | undefined {
  try {
    return (JSON.parse(encryption.decrypt(body ?? '')) as { digest?: DigestEvents }).digest;
  } catch {
    return undefined;
  }
}
