import type { EmailRules } from '../mail/delivery.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';

/** The kind of this email in the outbox. */
export const ACCOUNT_DELETED_EMAIL = 'account deleted';

/** Deletes the last trace of the email address of a deleted account as soon as the email about it is sent or has failed. */
const rules: EmailRules = {
  onSettled: async (em, outboxId) => {
    await em.nativeDelete(OutboxRow, { id: outboxId });
  },
};

export const deletedAccountRules = { [ACCOUNT_DELETED_EMAIL]: rules };
