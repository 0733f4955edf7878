import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../database/database.ts';
import type { EmailContent } from './compose-email.ts';
import type { Encryption } from './encryption.ts';
import { OutboxRow } from './outbox.entity.ts';

/** An email to add to the outbox. */
export interface NewEmail {
  /** The kind of email, for the log and for admins. */
  readonly kind: string;
  readonly to: string;
  /** The account of the recipient, if any. Deleting an account deletes its emails, sent or not. */
  readonly accountId: number | null;
  readonly content: EmailContent;
  /** The part of the Message-ID before the @; by default random. Unique in the outbox. */
  readonly messageName?: string;
  /** The email is not sent before this time, in milliseconds since 1970; by default now. */
  readonly sendAt?: number;
}

interface OutboxOptions {
  readonly encryption: Encryption;
  /** The part of message ids after the @. */
  readonly domain: string;
  readonly now: () => number;
}

export interface Outbox {
  /** Adds an email within the transaction that causes it, so that both are committed or neither. Returns its id. */
  add(em: EntityManager, email: NewEmail): Promise<number>;
  /**
   * Adds an email that is never sent, so that the response takes as long as with a recipient. The next cleanup deletes
   * the row.
   */
  addDummy(em: EntityManager, content: EmailContent): Promise<void>;
  newMessageId(): string;
}

/** Creates the outbox, which encrypts the content of emails. */
export function createOutbox({ encryption, domain, now }: OutboxOptions): Outbox {
  const messageIdOf = (name: string) => `<${name}@${domain}>`;
  const newMessageId = () => messageIdOf(randomUUID());
  const row = ({ subject, ...rest }: EmailContent) => ({
    subject,
    body: encryption.encrypt(JSON.stringify(rest)),
    messageId: newMessageId(),
    createdAt: now(),
    tries: 0,
    claimedBy: null,
    failedAt: null,
    lastError: null,
  });
  return {
    newMessageId,
    add: async (em, { kind, to, accountId, content, messageName, sendAt = now() }) => {
      const id = await em.insert(OutboxRow, {
        ...row(content),
        ...(messageName !== undefined && { messageId: messageIdOf(messageName) }),
        kind,
        accountId,
        recipient: to,
        // The date of the email, and the start of its wait in the metrics.
        createdAt: sendAt,
        nextTryAt: sendAt,
        sentAt: null,
      });
      return Number(id);
    },
    addDummy: async (em, content) => {
      await em.insert(OutboxRow, {
        ...row(content),
        kind: 'nothing',
        // Old enough for the next cleanup.
        createdAt: 0,
        accountId: null,
        recipient: '',
        nextTryAt: null,
        sentAt: now(),
      });
    },
  };
}
