import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

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
