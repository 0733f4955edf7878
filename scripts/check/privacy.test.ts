import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes } from '../../server/contract/index.ts';
import { RESET_MINUTES } from '../../server/src/auth/reset-codes.ts';
import { sessionLifetimes } from '../../server/src/auth/sessions.ts';
import { HANDOFF_HOURS } from '../../server/src/handoffs/handoff.routes.ts';
import { RECEIPT_MINUTES } from '../../server/src/handoffs/receipts.ts';
import { MESSAGE_DAYS, OUTBOX_DAYS } from '../../server/src/jobs/cleanup.ts';
import { EMAIL_FILE_DAYS } from '../../server/src/mail/email-files.ts';
import { RECIPIENT_DAYS } from '../../server/src/newsletter/delete-old-recipients.ts';
import { CONFIRM_WITHIN_DAYS } from '../../server/src/newsletter/newsletter.routes.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const textOf = (file: string) => read(`site/src/features/legal/${file}`).replaceAll(/\s+/g, ' ');
const retention = textOf('privacy-retention.tsx');
const policy = textOf('privacy-page.tsx');

/** The last cell of a row of the policy's tables. */
function howLong(name: string): string {
  const [, row = ''] = new RegExp(`\\[ '${name}', (.*?), \\],`).exec(retention) ?? [];
  return row.slice(row.lastIndexOf(", '") + 3);
}

const HOUR = 60 * 60_000;
const { member, admin } = sessionLifetimes;

describe('the privacy policy states the retention periods that the server keeps', () => {
  test.each([
    ['Logins', `at the latest ${member.idleMs / 24 / HOUR} days after your last visit`],
    ['Logins', `and ${member.totalMs / 24 / HOUR} days in all`],
    ['Reset codes', `for at most ${RESET_MINUTES} minutes after the email was sent`],
    ['Emails to you', `${OUTBOX_DAYS} days`],
    ['Emails about these', `${OUTBOX_DAYS} days`],
    ['Messages to us', MESSAGE_DAYS === 365 ? 'One year on the site' : `${MESSAGE_DAYS} days`],
    ['Newsletter', `Without your confirmation, ${CONFIRM_WITHIN_DAYS} days`],
    ['Newsletters sent', `${RECIPIENT_DAYS} days after it was sent to everyone`],
    ['Results from other sites', `${HANDOFF_HOURS} hours`],
    ['Receipts', `${RECEIPT_MINUTES} minutes`],
  ])('%s: %s', (name, period) => {
    expect(howLong(name)).toContain(period);
  });

  test('email files, and results behind a code', () => {
    expect(policy).toContain(`they are deleted after ${EMAIL_FILE_DAYS} days`);
    expect(policy).toContain(`a code that takes your six numbers to us for ${HANDOFF_HOURS} hours`);
  });
});

test('the privacy policy states a legal basis for every row of its tables', () => {
  const rows = [...retention.matchAll(/ \[ '([^']+)', /g)].map(([, name = '']) => name);
  expect(rows).toHaveLength(17);
  const [, bases = ''] = /function LegalBases(.*)/.exec(textOf('privacy-rights.tsx')) ?? [];
  expect(rows.filter((name) => !bases.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
});

test('the privacy policy promises the list of the images, as the download has no images', () => {
  const exported = read('server/src/auth/export-account.ts');
  expect(exported).toContain('em.find(ImageRow,');
  expect(exported).not.toContain('ImageFileRow');
  expect(policy).toContain('you can download your data and the list of your images');
});

test('the privacy policy and the terms name the same age', () => {
  const ages = (file: string) => textOf(file).match(/at least \d+ to have an account|under \d+/g);
  expect(ages('privacy-page.tsx')).toEqual(['at least 16 to have an account']);
  expect(ages('terms-page.tsx')).toEqual(['at least 16 to have an account']);
});

test('the cookie policy states the lifetimes of the sessions', () => {
  const storage = textOf('browser-storage.ts');
  expect(storage).toContain(`MEMBER_DAYS = ${member.totalMs / 24 / HOUR};`);
  expect(storage).toContain(`ends after ${member.idleMs / 24 / HOUR} days without a visit`);
  expect(storage).toContain(`ADMIN_HOURS = ${admin.totalMs / HOUR};`);
  expect(storage).toContain(`ends after ${admin.idleMs / 60_000} minutes without use`);
});

test('the cookie policy excepts the page counter, the only item that a first visit stores', () => {
  const storage = textOf('browser-storage.ts');
  expect([...storage.matchAll(/name: '(\w+)', kind: '([^']+)', purpose: 'Set on every page/g)]).toEqual([
    expect.objectContaining({ 1: 'idx', 2: 'Tab history' }),
  ]);
  const cookies = textOf('cookies-page.tsx');
  expect(cookies).toContain('we store nothing but a page counter in the tab’s history');
  expect(cookies).toContain('Apart from a page counter in the tab’s history');
  expect(cookies).not.toContain('block everything in the table');
});

test('the request log has the fields that the policy lists, and no other', () => {
  const [, fields = ''] =
    /log\.info\(\{ (.*?) \}, 'request'\)/.exec(read('server/src/http/middleware/request-log.ts')) ?? [];
  expect(fields.split(', ').map((field) => field.replace(/:.*/, ''))).toEqual([
    ...['request', 'method', 'path', 'status', 'ms', 'aborted'],
  ]);
  expect(policy).toContain('the time, the URL of the page without anything after a question mark');
  expect(policy).toContain('whether it worked, how long it took, and a random number');
});

test('what a plan and the security record hold is listed', () => {
  expect(read('server/src/plans/plan.entity.ts')).toContain('idempotencyKey:');
  expect(retention).toContain('a random ID from when you saved it');
  expect(read('server/src/audit/audit-log.entity.ts')).toContain("'sessions_ended'");
  expect(retention).toContain('logins were ended');
  expect(retention).toContain('the random number of the request');
  expect(retention).toContain('For everything that editors do in the admin area');
});

test('the newsletter that people sign up for can be sent, ended with one click, and is not tracked', () => {
  const form = read('site/src/app/landing/newsletter.tsx').replaceAll(/\s+/g, ' ');
  expect(form).toContain('Get new articles by email. Unsubscribe in one click.');
  expect(routes).toMatchObject({ startCampaign: { method: 'POST' }, unsubscribe: { method: 'POST' } });
  expect(retention).toContain('Not whether you opened it or followed a link in it');
  // The only image that is added to a post is its cover, which is the same for everyone.
  const email = read('server/src/newsletter/campaign-email.ts');
  expect(email.match(/<img/g)).toHaveLength(1);
});
