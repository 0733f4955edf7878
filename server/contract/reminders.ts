import * as v from 'valibot';
import { Message } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { body, described, Time } from './schemas.ts';

export const reminderMessages = {
  month: 'Please choose a month.',
  unconfirmed: 'Please confirm your email address first.',
} as const;

const Month = v.pipe(
  v.number(reminderMessages.month),
  v.integer(reminderMessages.month),
  v.minValue(1, reminderMessages.month),
  v.maxValue(12, reminderMessages.month),
);

export const ReminderBody = body({
  month: described(v.nullable(Month), 'Month of the email, 1 to 12; `null` turns the reminder off.'),
});

export const Reminder = v.object({
  month: described(v.nullable(v.number()), 'Month of the email, 1 to 12; `null` while the reminder is off.'),
  next: described(
    v.nullable(v.string()),
    'Month of the next email, such as `2027-11`; `null` while the reminder is off or paused.',
  ),
  paused: described(
    v.boolean(),
    'True after the mail server of the member has rejected an email. Saving the reminder again resumes it.',
  ),
  plan: described(
    v.nullable(
      v.object({
        id: described(v.number(), 'Permanent id.'),
        name: described(v.string(), 'Name of the plan.'),
      }),
    ),
    'The plan that the email links to: the one saved last. Without a plan, no email is sent.',
  ),
  last: described(
    v.nullable(
      v.object({
        at: described(Time, 'Time at which the email was written, or was recorded as not sent.'),
        outcome: described(
          v.picklist(['waiting', 'sent', 'failed', 'skipped']),
          '`failed` if the mail server rejected it or may not have got it; `skipped` if it was not sent.',
        ),
      }),
    ),
    'The last email; `null` if there was none.',
  ),
});

export type Reminder = v.InferOutput<typeof Reminder>;

const chapter = 'Accounts';
const reminder = {
  month: 11,
  next: '2027-11',
  paused: false,
  plan: { id: 1, name: 'By the sea' },
  last: { at: '2026-11-01T00:05:00.000Z', outcome: 'sent' },
} as const;

export const reminderEndpoints = {
  readReminder: {
    method: 'GET',
    path: '/api/reminder',
    summary: 'Get the yearly reminder of a check-in',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: Reminder,
    docs: { chapter, response: reminder },
  },
  updateReminder: {
    method: 'PUT',
    path: '/api/reminder',
    summary: 'Turn the yearly reminder on or off, or change its month',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: ReminderBody,
    status: 200,
    response: Reminder,
    docs: {
      chapter,
      details:
        'The email address must be confirmed. The first email comes in a later month than the current one, and no email comes less than eleven months after another.',
      body: { month: null },
      response: { ...reminder, month: null, next: null },
    },
  },
  endReminder: {
    method: 'POST',
    path: '/api/reminder/unsubscribe/{token}',
    summary: 'Turn the yearly reminder off with the link in its emails (RFC 8058)',
    access: 'anyone',
    rateLimits: 'none',
    secretParam: true,
    ignoresBody: true,
    status: 200,
    response: Message,
    errors: { not_found: 'The token is not valid.' },
    docs: {
      chapter,
      details: 'The body is ignored. In a browser, the link opens a page that asks for confirmation.',
      param: ['1-Xq4vT8nB2mK6pR0sW3yZ7aC1dE5fG9hJ-LkMuNoPiQ_', 'The token in the email’s link.'],
      response: { message: 'Your yearly reminder is off.' },
    },
  },
} as const satisfies Record<string, Endpoint>;
