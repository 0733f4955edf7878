import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An email to send, or the record of a sent one. Times are in milliseconds since 1970. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.integer().primary(),
    kind: p.string(),
    /** Null if the recipient has no account. */
    accountId: p.integer().strictNullable(),
    recipient: p.string(),
    subject: p.string(),
    /** Encrypted JSON of the content without the subject; null once the email is sent or has failed for good. */
    body: p.string().strictNullable(),
    messageId: p.string(),
    createdAt: p.integer(),
    /**
     * The time from which a worker may send the email; while a worker has claimed it, the end of the claim. Null once
     * the email is sent or has failed for good.
     */
    nextTryAt: p.integer().strictNullable(),
    /** Number of attempts, including the current one. */
    tries: p.integer(),
    /** Random id of the current claim; null while no worker is sending the email. */
    claimedBy: p.string().strictNullable(),
    sentAt: p.integer().strictNullable(),
    /** The time at which the email failed for good; null otherwise. */
    failedAt: p.integer().strictNullable(),
    /** Error of the last attempt without personal data; null if it did not fail. */
    lastError: p.string().strictNullable(),
  },
});

export type OutboxRow = InferEntity<typeof OutboxRow>;

/** The emails that a recipient got lately, for the limits per recipient. Times are in milliseconds since 1970. */
export const EmailRecipientRow = defineEntity({
  name: 'EmailRecipientRow',
  tableName: 'email_recipients',
  properties: {
    /** A keyed hash of the email address: it stays when the account is deleted. */
    id: p.string().primary(),
    /** JSON object with the times of sending by counter, newest first. */
    sent: p.string(),
    expiresAt: p.integer(),
  },
});

export type EmailRecipientRow = InferEntity<typeof EmailRecipientRow>;
