import type { CampaignProgress, CampaignStatus } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, noResponse } from '../../../../test/fake-api.ts';
import {
  button,
  expectFieldError,
  expectToast,
  field,
  focus,
  setTimeZone,
} from '../../../../test/page-actions.ts';
import { alert, dialogTitled } from '../../../../test/post-editor.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { admin } from '../../../../test/samples.ts';

const STATUS = 'GET /api/admin/newsletter/issues/{id}';
const START = 'POST /api/admin/newsletter/issues/{id}';
const TEST = 'POST /api/admin/newsletter/tests/{id}';

const status: CampaignStatus = { title: 'Waiting for boats', subscribers: 2, emailsPerMinute: 60 };
const preview = {
  subject: 'Waiting for boats',
  preheader: 'Why to wait.',
  html: '<p>Boats</p>',
  text: 'Boats',
  version: 3,
};
const progress: CampaignProgress = {
  state: 'sending',
  startedAt: '2026-11-22T08:00:00.000Z',
  total: 2,
  sent: 1,
  waiting: 1,
  failed: 0,
  skipped: 0,
  retrying: 0,
};
const started = { ...status, progress };
const sending = page.getByRole('region', { name: 'Subscribers' });

const openCampaign = (api: Handlers = {}) =>
  renderPage('/admin/newsletter/7', {
    session: 'admin',
    api: {
      'GET /api/admin/check-auth': admin,
      'GET /api/admin/login-options': { singleSignOn: false, password: true },
      'GET /api/admin/newsletter/previews/{id}': preview,
      [STATUS]: status,
      ...api,
    },
  });

test.each([
  [
    'nobody has subscribed',
    { ...status, subscribers: 0, obstacle: 'noSubscribers' },
    /No one has confirmed a subscription yet/,
  ],
  ['the post is not public', { ...status, obstacle: 'notPublished' }, /Only published posts can be sent\./],
] as const)('a post cannot be sent if %s', async (_, response, message) => {
  await openCampaign({ [STATUS]: response });
  await expect.element(sending).toMatchTextContent(message);
  expect(page.getByRole('button', { name: /^Send to / }).query()).toBeNull();
});

test('a post that does not exist cannot be sent', async () => {
  const missing = errorResponse('not_found', 'No such post.');
  await openCampaign({ [STATUS]: missing, 'GET /api/admin/newsletter/previews/{id}': missing });
  await expect.element(page.getByText('There is no such post.')).toBeVisible();
});

test('the preview warns about an email that Gmail cuts', async () => {
  const previewOf = (bytes: number) => ({
    'GET /api/admin/newsletter/previews/{id}': { ...preview, html: 'é'.repeat(bytes / 2) },
  });
  await openCampaign(previewOf(100_000));
  await expect.element(page.getByRole('tab', { name: 'Formatted' })).toBeVisible();
  const warning = page.getByRole('region', { name: 'This email is too long for Gmail' });
  expect(warning.query()).toBeNull();
  await openCampaign(previewOf(147_000));
  await expect.element(warning).toMatchTextContent(/This email has 147 kB of HTML\./);
});

test('the page shows the start of sending in the admin’s time zone', async () => {
  await setTimeZone('America/Los_Angeles');
  const startedAt = '2026-11-22T07:00:00.000Z';
  await openCampaign({ [STATUS]: { ...started, progress: { ...progress, startedAt } } });
  await expect.element(sending).toMatchTextContent(/Started on November 21, 2026\./);
});

test('the page works with the keyboard alone', async () => {
  let current: CampaignStatus = status;
  await openCampaign({
    [STATUS]: () => current,
    [START]: () => {
      current = started;
      return started;
    },
  });
  const tab = page.getByRole('tab', { name: 'Formatted' });
  await expect.element(tab).toBeVisible();
  focus(tab);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByLabelText(/^Plain text of the email/)).toHaveValue('Boats');
  focus(button('Send to 2 Subscribers'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialogTitled('Send this post?').getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expectToast('Sending started');
  await expect.element(page.getByRole('heading', { name: 'Subscribers' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Stop Sending')).toHaveFocus();
});

test('a test email shows an invalid address, a rejection by the mail server, and the end of the session', async () => {
  await openCampaign({
    [TEST]: inOrder(
      Response.json({ success: false, message: 'The mail server did not accept the test email.' }),
      errorResponse('unauthenticated', 'Please log in as an admin.'),
    ),
  });
  await expect.element(field('Email')).toHaveValue(admin.email);
  await field('Email').fill('nobody');
  await button('Send Test Email').click();
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await field('Email').fill('ada@example.com');
  await button('Send Test Email').click();
  await expect.element(alert).toMatchTextContent('did not accept the test email');
  await button('Send Test Email').click();
  await expect.poll(() => location.pathname).toBe('/admin/login');
});

test('a start that fails because the post has changed loads the preview again, and the error stays', async () => {
  let current = preview;
  await openCampaign({
    'GET /api/admin/newsletter/previews/{id}': () => current,
    [START]: errorResponse('stale', 'The post has changed.'),
  });
  await expect.element(button('Send to 2 Subscribers')).not.toHaveAttribute('aria-disabled');
  await button('Send to 2 Subscribers').click();
  current = { ...preview, html: '<h1>Waiting for ships</h1>', version: 4 };
  const confirm = dialogTitled('Send this post?');
  await confirm.getByRole('button', { name: 'Send to 2 Subscribers' }).click();
  const frame = page.getByTitle('Formatted email').element() as HTMLIFrameElement;
  await expect.poll(() => frame.srcdoc).toContain('Waiting for ships');
  await expect.element(confirm.getByRole('alert')).toMatchTextContent('The post has changed');
});

test('a failed stop and a failed refresh are reported until one succeeds', async () => {
  let isDown = false;
  await openCampaign({
    [STATUS]: () => (isDown ? noResponse() : started),
    'POST /api/admin/newsletter/stop/{id}': errorResponse('internal', 'Something went wrong.'),
  });
  await button('Stop Sending').click();
  await expect.element(sending.getByRole('alert')).toMatchTextContent('Something went wrong');
  isDown = true;
  await expect.element(sending).toMatchTextContent('These numbers may be out of date.');
  isDown = false;
  await expect.element(sending).not.toMatchTextContent('These numbers may be out of date.');
});

test('the subject and the preheader can be changed, and are sent with the test and the newsletter', async () => {
  const { requests } = await openCampaign({
    [TEST]: { success: true, message: 'The mail server has accepted the test email.' },
    [START]: started,
  });
  await expect.element(field('Preheader')).toHaveValue('Why to wait.');
  await field('Subject').fill('');
  await expect.element(page.getByText('Please enter a subject.')).toBeVisible();
  await expect.element(button('Send to 2 Subscribers')).toHaveAttribute('aria-disabled', 'true');
  await field('Subject').fill('May: boats');
  await button('Send Test Email').click();
  await expectToast('Email Sent');
  await button('Send to 2 Subscribers').click();
  await dialogTitled('Send this post?').getByRole('button', { name: 'Send to 2 Subscribers' }).click();
  await expectToast('Sending started');
  const edits = { subject: 'May: boats', preheader: 'Why to wait.' };
  const bodyOf = (operation: string) => requests.find((request) => request.operation === operation)?.body;
  expect(bodyOf(TEST)).toEqual({ email: admin.email, ...edits });
  expect(bodyOf(START)).toEqual({ version: 3, ...edits });
});

test('a missing postal address is a link to the page where it is entered, and is saved there', async () => {
  await openCampaign({ [STATUS]: { ...status, obstacle: 'noPostalAddress' } });
  const link = sending.getByRole('link', { name: 'Enter the postal address' });
  await expect.element(link).toHaveAttribute('href', '/admin/newsletter');
  const postalAddress = 'Boats, 2 Harbor Road, Portland, ME 04101';
  const { requests } = await renderPage('/admin/newsletter', {
    session: 'admin',
    api: {
      'GET /api/admin/check-auth': admin,
      'GET /api/admin/newsletter/issues': [],
      'GET /api/admin/newsletter/settings': { postalAddress: '' },
      'PUT /api/admin/newsletter/settings': { postalAddress },
    },
  });
  await field('Name and postal address').fill('here');
  await button('Save Address').click();
  await expectFieldError(
    'Name and postal address',
    'Please enter a name and a postal address, such as Whenabouts, 1 Main Street, Springfield, IL 62701.',
  );
  await field('Name and postal address').fill(postalAddress);
  await button('Save Address').click();
  await expectToast('Postal address saved');
  expect(requests.at(-1)?.body).toEqual({ postalAddress });
});
