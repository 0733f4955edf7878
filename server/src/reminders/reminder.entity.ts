import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member's setting of the yearly reminder. Times are in milliseconds since 1970, unless they are observed. */
export const ReminderRow = defineEntity({
  name: 'ReminderRow',
  tableName: 'reminders',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    /** The month of the email, 1 to 12; null while the reminder is off. */
    month: p.integer().strictNullable(),
    /** The time before which no email is sent. */
    startsAt: p.integer(),
    /**
     * The last month in which the email was skipped, as numbered in `reminder-clock.ts`. It is not tried again. The column
     * keeps the name that servers of earlier releases read.
     */
    skippedMonth: p.integer().fieldName('handled_month').default(0),
    /** The last month that was found to have ended without an email. A clock that is ahead sets it too early. */
    missedMonth: p.integer().default(0),
    /** Set after the mail server of the member has rejected an email for good. */
    pausedAt: p.integer().strictNullable().default(null),
    /** The observed time (see `observeTime`) at which the last email was added; null if there was none. */
    emailedAt: p.integer().strictNullable().default(null),
  },
});

export type ReminderRow = InferEntity<typeof ReminderRow>;

/** The email of a year. A `skipped` one was never in the outbox, or was deleted there. */
export const ReminderEmailRow = defineEntity({
  name: 'ReminderEmailRow',
  tableName: 'reminder_emails',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    year: p.integer(),
    createdAt: p.integer(),
    state: p.string().$type<'queued' | 'sent' | 'failed' | 'skipped'>(),
    outboxId: p.integer().strictNullable(),
    planId: p.integer().strictNullable(),
    /** Set before the mail server gets the content, and reset when it rejects the email. */
    handedOver: p.boolean().default(false),
  },
});

export type ReminderEmailRow = InferEntity<typeof ReminderEmailRow>;

/** The time that servers have observed; one row. */
export const ReminderClockRow = defineEntity({
  name: 'ReminderClockRow',
  tableName: 'reminder_clock',
  properties: {
    id: p.integer().primary(),
    /** The clock's time at the last call of `observeTime`. */
    checkedAt: p.integer(),
    /** The observed time in milliseconds, which never decreases. */
    observed: p.integer(),
  },
});
