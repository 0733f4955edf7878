import * as v from 'valibot';
import { retention } from './retention.ts';
import { described, Time } from './schemas.ts';

export const AccountExport = v.object({
  exportedAt: described(Time, 'Time of the export.'),
  account: described(
    v.object({
      email: described(v.string(), 'Email address.'),
      firstName: described(v.nullable(v.string()), 'First name; null if there is none.'),
      lastName: described(v.nullable(v.string()), 'Last name; null if there is none.'),
      createdAt: described(Time, 'Time of creation.'),
      emailConfirmed: described(v.boolean(), 'True if the email address is confirmed.'),
      emailConfirmedAt: described(v.nullable(Time), 'Time of confirmation; null until then.'),
    }),
    'The member.',
  ),
  plans: described(
    v.array(v.record(v.string(), v.unknown())),
    'All saved plans, each with the records of its saves.',
  ),
  images: described(
    v.array(v.record(v.string(), v.unknown())),
    'Metadata of each image; the image itself is at its URL.',
  ),
  results: described(
    v.array(v.record(v.string(), v.unknown())),
    'Results from partners that were opened by code and have not expired.',
  ),
  sessions: described(
    v.array(
      v.object({
        browser: described(
          v.nullable(v.string()),
          'Browser and operating system, such as Firefox on Windows; `null` in sessions of earlier releases.',
        ),
        startedAt: described(Time, 'Time of login.'),
        lastUsedAt: described(Time, 'Time of the last use.'),
        endsAt: described(Time, 'Time of expiry.'),
      }),
    ),
    'Current sessions of the account.',
  ),
  passkeys: described(
    v.array(
      v.object({
        name: described(v.string(), 'Name of the passkey.'),
        createdAt: described(Time, 'Time of creation.'),
        lastUsedAt: described(v.nullable(Time), 'Time of the last use; null if there was none.'),
      }),
    ),
    'Passkeys, without their keys.',
  ),
  recoveryCodes: described(
    v.object({ remaining: described(v.number(), 'Number of unused codes.') }),
    'Recovery codes, of which only hashes are stored.',
  ),
  browsers: described(
    v.array(
      v.object({
        browser: described(v.string(), 'Browser and operating system, such as Firefox on Windows.'),
        lastUsedAt: described(Time, 'Time of the last use.'),
      }),
    ),
    'Kinds of browsers that the account was used with in the last year.',
  ),
  logins: described(
    v.array(
      v.object({
        hour: described(Time, 'Start of the hour.'),
        outcome: described(v.picklist(['login', 'failure']), 'Logins, or failed attempts.'),
        attempts: described(v.number(), 'Number of logins or failed attempts in that hour.'),
        lastAt: described(Time, 'Time of the last one.'),
      }),
    ),
    `Logins and failed logins of the last ${retention.memberLoginDays} days, by hour.`,
  ),
  reminder: described(
    v.object({
      month: described(
        v.nullable(v.number()),
        'Month of the email, 1 to 12; null while the reminder is off.',
      ),
      emails: described(
        v.array(
          v.object({
            year: described(v.number(), 'Year of the email.'),
            at: described(Time, 'Time at which the email was written, or was recorded as not sent.'),
            outcome: described(
              v.picklist(['waiting', 'sent', 'failed', 'skipped']),
              '`failed` if the mail server rejected it or may not have got it; `skipped` if it was not sent.',
            ),
          }),
        ),
        'Emails of the reminder, one a year.',
      ),
    }),
    'The yearly reminder of a check-in.',
  ),
  letters: described(
    v.array(
      v.object({
        to: described(v.string(), 'Recipient of the email.'),
        subject: described(v.string(), 'Subject of the email.'),
        writtenAt: described(Time, 'Time of writing.'),
        sentAt: described(v.nullable(Time), 'Time of sending; null while pending.'),
      }),
    ),
    'Recently sent emails, without their content.',
  ),
});

export type AccountExport = v.InferOutput<typeof AccountExport>;

export const exampleAccountExport = {
  exportedAt: '2026-03-02T09:30:00.000Z',
  account: {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Example',
    createdAt: '2026-03-01T18:04:05.000Z',
    emailConfirmed: true,
    emailConfirmedAt: '2026-03-01T18:10:00.000Z',
  },
  plans: [],
  images: [],
  results: [],
  sessions: [
    {
      browser: 'Firefox on Windows',
      startedAt: '2026-03-01T18:04:05.000Z',
      lastUsedAt: '2026-03-02T09:30:00.000Z',
      endsAt: '2026-03-16T09:30:00.000Z',
    },
  ],
  passkeys: [],
  recoveryCodes: { remaining: 0 },
  browsers: [{ browser: 'Firefox on Windows', lastUsedAt: '2026-03-01T18:04:05.000Z' }],
  logins: [
    {
      hour: '2026-03-02T09:00:00.000Z',
      outcome: 'login',
      attempts: 1,
      lastAt: '2026-03-02T09:28:11.000Z',
    },
  ],
  reminder: { month: null, emails: [] },
  letters: [],
} as const;
