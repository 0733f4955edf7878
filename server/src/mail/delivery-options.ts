import type { Logger } from 'pino';
import type { Database, EntityManager } from '../database/database.ts';
import type { Encryption } from './encryption.ts';
import type { Send } from './message.ts';

/** Rules for a kind of email in the outbox, set by the module that adds these emails. */
export interface EmailRules {
  /** The longest time from adding an email to its first attempt; by default 0, for emails that are sent at once. */
  readonly maxDelayMs?: number;
  /**
   * Runs before each attempt, in the transaction that claims the email. The email is sent, deleted, or recorded as
   * failed because an earlier attempt was interrupted and may have been successful.
   */
  readonly decide?: (em: EntityManager, outboxId: number) => Promise<'send' | 'delete' | 'interrupted'>;
  /** Runs in a transaction before the mail server gets the content. If it fails, the content is not sent. */
  readonly onHandOver?: (em: EntityManager, outboxId: number) => Promise<void>;
  /** Runs in the transaction that records that the mail server did not accept the email. */
  readonly onNotAccepted?: (em: EntityManager, outboxId: number) => Promise<void>;
  /** Runs in the transaction that records that the email was sent, or has failed permanently. */
  readonly onSettled?: (em: EntityManager, outboxId: number, outcome: 'sent' | 'failed') => Promise<void>;
}

export interface DeliveryOptions {
  readonly database: Database;
  /** By kind of email. Most kinds need none. */
  readonly rules?: Readonly<Record<string, EmailRules>> | undefined;
  readonly encryption: Encryption;
  readonly send: Send;
  readonly concurrency: number;
  readonly log: Logger;
  readonly now: () => number;
}
