import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../database/database.ts';
import type { Letter } from './compose-email.ts';
import type { Seal } from './encryption.ts';
import { LetterRow } from './outbox.entity.ts';

/** A letter, and to whom. */
export interface Outgoing {
  /** What it is about, for the log and for admins; never a word of it. */
  readonly kind: string;
  readonly to: string;
  /** Whose letter it is; none, where it belongs to no account. With the account its letters go, sent or not. */
  readonly accountId: number | null;
  readonly letter: Letter;
}

interface OutboxOptions {
  readonly seal: Seal;
  /** What stands behind the @ in the names of letters. */
  readonly domain: string;
  readonly now: () => number;
}

export interface Outbox {
  /** Writes a letter within the transaction that is its cause: both come to be, or neither. */
  write(em: EntityManager, outgoing: Outgoing): Promise<void>;
  /**
   * Does the same work for a letter to nobody, so that the time an answer takes tells nothing. The row is
   * as good as old, and goes with the next sweep.
   */
  pretend(em: EntityManager, letter: Letter): Promise<void>;
  newMessageId(): string;
}

export function createOutbox({ seal, domain, now }: OutboxOptions): Outbox {
  const newMessageId = () => `<${randomUUID()}@${domain}>`;
  const row = ({ subject, ...rest }: Letter) => ({
    subject,
    body: seal.close(JSON.stringify(rest)),
    messageId: newMessageId(),
    createdAt: now(),
    tries: 0,
    claimedBy: null,
    failedAt: null,
    lastError: null,
  });
  return {
    newMessageId,
    write: async (em, { kind, to, accountId, letter }) => {
      await em.insert(LetterRow, {
        ...row(letter),
        kind,
        accountId,
        recipient: to,
        nextTryAt: now(),
        sentAt: null,
      });
    },
    pretend: async (em, letter) => {
      await em.insert(LetterRow, {
        ...row(letter),
        kind: 'nothing',
        createdAt: 0,
        accountId: null,
        recipient: '',
        nextTryAt: null,
        sentAt: now(),
      });
    },
  };
}
