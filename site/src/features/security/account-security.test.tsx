import type { ActiveSession, Passkey } from '@whenabouts/server/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, noResponse } from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn, textsOf } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, sampleMember } from '../../../test/samples.ts';

const passkeys = page.getByRole('region', { name: 'Passkeys' });
const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
const listedSessions = () => textsOf(sessions.getByRole('listitem'));
const dialogAlert = page.getByRole('dialog').getByRole('alert');

const laptop: Passkey = { id: 1, name: 'Laptop', createdAt: '2026-03-01T18:05:00.000Z', lastUsedAt: null };
const sampleSession = (id: string, changes: Partial<ActiveSession> = {}): ActiveSession => ({
  id,
  kind: 'member',
  browser: 'Firefox on Windows',
  current: false,
  createdAt: '2026-03-01T18:05:00.000Z',
  lastUsedAt: '2026-03-02T18:05:00.000Z',
  ...changes,
});
const current = sampleSession('current', { browser: 'Chrome on Linux', current: true });
const registration = {
  challenge: 'ZwV3mJ0o7yQ2kLr5tXn8dB1cHsGf4uPeAi6TzKqMvWE',
  rp: { id: 'localhost', name: 'Whenabouts' },
  user: { id: 'MQ', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const wrongPassword = errorResponse('invalid', 'Current password is incorrect', {
  password: 'Current password is incorrect',
});

function showSecurity(api: Handlers = {}) {
  return renderPage('/profile', {
    member: sampleMember,
    api: {
      'GET /api/auth/passkeys': [laptop],
      'GET /api/auth/recovery-codes': { remaining: 7 },
      'GET /api/auth/sessions': [current],
      'GET /api/reminder': noReminder,
      ...api,
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

async function expectNoToast(): Promise<void> {
  // A toast would appear after the timers of its region.
  await new Promise((resolve) => setTimeout(resolve));
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
  expect(toasts.elements()).toEqual([]);
}

test('adding a passkey asks for a name and the password', async () => {
  await showSecurity({ 'POST /api/auth/passkey-options': wrongPassword });
  await expect.element(passkeys.getByText('Not used yet.', { exact: false })).toBeVisible();
  await button('Add a passkey').click();
  await button('Continue').click();
  await expectFieldError('Name of the passkey', 'Please enter a name for the passkey.');
  await expectFieldError('Your password', 'Current password is required');
  await fillIn({ 'Name of the passkey': 'Phone', 'Your password': 'not the right one' });
  await button('Continue').click();
  await expectFieldError('Your password', 'Current password is incorrect');
});

test('a member with an unconfirmed email address can send the link again, but not add a passkey', async () => {
  const { requests } = await renderPage('/profile', {
    member: { ...sampleMember, emailConfirmed: false },
    api: {
      'GET /api/auth/passkeys': [],
      'GET /api/auth/sessions': [current],
      'GET /api/reminder': noReminder,
      'POST /api/auth/confirmation-email': { message: 'We have sent you an email.' },
    },
  });
  await expect
    .element(passkeys.getByText('first confirm your email address', { exact: false }))
    .toBeVisible();
  await expect.element(button('Add a passkey')).not.toBeInTheDocument();
  await passkeys.getByRole('button', { name: 'Send the confirmation email again' }).click();
  await expectToast('Email sent', 'Open the link in it to confirm your email address.');
  expect(requests.map(({ url }) => url)).toContain('/api/auth/confirmation-email');
});

test.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotAllowedError', 'No passkey was added. Try again, and follow the steps that your browser shows.'],
])('a registration that the browser ends with %s keeps the dialog and says why there', async (name, text) => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('Closed.', name));
  await showSecurity({ 'POST /api/auth/passkey-options': registration });
  await button('Add a passkey').click();
  await fillIn({ 'Name of the passkey': 'Twin', 'Your password': 'seven lanterns' });
  await button('Continue').click();
  await expect.element(dialogAlert).toHaveTextContent(text);
  await expect.element(field('Name of the passkey')).toHaveValue('Twin');
  await expectNoToast();
});

test('no toast moves the recovery codes of the first passkey: copying is answered in their dialog', async () => {
  const credential = {
    id: 'a2V5',
    rawId: new ArrayBuffer(3),
    type: 'public-key',
    response: { attestationObject: new ArrayBuffer(0), clientDataJSON: new ArrayBuffer(0) },
    getClientExtensionResults: () => ({}),
  };
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential as unknown as Credential);
  const codes = ['k7mp-w3xa-9drt', 'b4hj-t6ye-2qvs'];
  await showSecurity({
    'GET /api/auth/passkeys': inOrder<Passkey[]>([], [laptop]),
    'POST /api/auth/passkey-options': registration,
    'POST /api/auth/passkeys': { ...laptop, recoveryCodes: codes },
  });
  await button('Add a passkey').click();
  await fillIn({ 'Name of the passkey': 'Laptop', 'Your password': 'seven lanterns' });
  await button('Continue').click();
  await expect.poll(() => textsOf(page.getByRole('alertdialog').getByRole('listitem'))).toEqual(codes);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no')).mockResolvedValue();
  await button('Copy').click();
  const status = page.getByRole('alertdialog').getByRole('status');
  await expect
    .element(status)
    .toHaveTextContent('Your browser did not allow copying. Select the codes and copy them.');
  await button('Copy').click();
  await expect.element(status).toHaveTextContent('Recovery codes copied.');
  await expectNoToast();
  await button('I saved my codes').click();
  await expectToast('Passkey added', 'From now on, you need a passkey each time you log in.');
});

test('removing a passkey with a wrong password keeps it', async () => {
  await showSecurity({ 'POST /api/auth/remove-passkey/{id}': wrongPassword });
  await button('Remove Laptop').click();
  await fillIn({ 'Your password': 'not the right one' });
  await button('Remove').click();
  await expectFieldError('Your password', 'Current password is incorrect');
  await button('Cancel').click();
  await expect.element(passkeys.getByRole('listitem')).toBeVisible();
});

test('a passkey that was removed elsewhere leaves the list', async () => {
  await showSecurity({
    'GET /api/auth/passkeys': inOrder<Passkey[]>([laptop], []),
    'PUT /api/auth/passkeys/{id}': errorResponse('not_found', 'No such passkey'),
  });
  await button('Rename Laptop').click();
  await fillIn({ 'Name of the passkey': 'Phone' });
  await button('Save').click();
  await expectToast('Passkey removed', 'This passkey had already been removed.');
  await expect.element(passkeys.getByRole('listitem')).not.toBeInTheDocument();
});

test('the profile explains that the browser does not support passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await showSecurity();
  await expect
    .element(passkeys.getByText('This browser does not support passkeys.', { exact: false }))
    .toBeVisible();
});

test('a member sees how many recovery codes are left, and gets new ones with the password', async () => {
  const codes = ['k7mp-w3xa-9drt', 'b4hj-t6ye-2qvs'];
  await showSecurity({ 'POST /api/auth/recovery-codes': { codes } });
  await expect.element(passkeys.getByText('7 of 10')).toBeVisible();
  await button('Get new recovery codes').click();
  await fillIn({ 'Your password': 'seven lanterns' });
  await button('Continue').click();
  await expect.poll(() => textsOf(page.getByRole('alertdialog').getByRole('listitem'))).toEqual(codes);
  await button('I saved my codes').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('a recovery code logs in without a passkey', async () => {
  const challenge = 'ZwV3mJ0o7yQ2kLr5tXn8dB1cHsGf4uPeAi6TzKqMvWE';
  const needed = { code: 'passkey_required', message: 'Use your passkey.', passkey: { challenge } };
  const { requests } = await renderPage('/login', {
    api: {
      'POST /api/auth/login': Response.json(needed, { status: 401 }),
      'POST /api/auth/login/recovery-code': sampleMember,
    },
  });
  await fillIn({ Email: sampleMember.email, Password: 'seven lanterns' });
  await button('Log In').click();
  await button('Lost your passkey? Use a recovery code').click();
  await button('Log in with the code').click();
  await expectFieldError('Recovery code', 'Please enter a recovery code, such as k7mp-w3xa-9drt.');
  await fillIn({ 'Recovery code': 'k7mp w3xa 9drt' });
  await button('Log in with the code').click();
  await expectToast('Login successful', 'Welcome back to Whenabouts!');
  expect(requests.map(({ url }) => url)).toContain('/api/auth/login/recovery-code');
});

test('the login explains that the browser does not support passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const needed = { code: 'passkey_required', message: 'Use your passkey.', passkey: { challenge: 'x' } };
  await renderPage('/login', { api: { 'POST /api/auth/login': Response.json(needed, { status: 401 }) } });
  await fillIn({ Email: sampleMember.email, Password: 'seven lanterns' });
  await button('Log In').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This browser does not support passkeys. Log in with one that does.');
  expect(button('Use your passkey').elements()).toEqual([]);
});

test('a member sees the sessions, and logs out one and all others', async () => {
  const others = [sampleSession('a'), sampleSession('b', { browser: 'Safari on iOS' })];
  const { requests } = await showSecurity({
    'GET /api/auth/sessions': inOrder<ActiveSession[]>(
      [current, ...others],
      [current, sampleSession('b')],
      [current],
    ),
    'DELETE /api/auth/sessions/{session}': undefined,
    'POST /api/auth/end-other-sessions': undefined,
  });
  await expect
    .poll(listedSessions)
    .toEqual([
      expect.stringMatching(/^Chrome on LinuxThis device.*In use now\.$/),
      expect.stringMatching(/^Firefox on Windows.*Last used .*Log out Firefox/),
      expect.stringMatching(/^Safari on iOS/),
    ]);
  await page.getByRole('button', { name: 'Log out Firefox on Windows', exact: false }).click();
  await expectToast('Logged out', 'Firefox on Windows');
  await expect.poll(listedSessions).toHaveLength(2);
  await expect.element(sessions.getByRole('heading')).toHaveFocus();
  expect(requests.map(({ url }) => url)).toContain('/api/auth/sessions/a');
  await button('Log out everywhere else').click();
  await expectToast('Logged out everywhere else');
  await expect.poll(listedSessions).toHaveLength(1);
  await expect.element(button('Log out everywhere else')).not.toBeInTheDocument();
});

test('a session that could not be logged out shows the reason until the next attempt', async () => {
  await showSecurity({
    'GET /api/auth/sessions': inOrder<ActiveSession[]>([current, sampleSession('a')], [current]),
    'DELETE /api/auth/sessions/{session}': inOrder<undefined>(noResponse, undefined),
  });
  await page.getByRole('button', { name: 'Log out Firefox on Windows', exact: false }).click();
  await expect
    .element(sessions.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.');
  await page.getByRole('button', { name: 'Log out Firefox on Windows', exact: false }).click();
  await expect.poll(listedSessions).toHaveLength(1);
  expect(sessions.getByRole('alert').query()).toBeNull();
});

test('lists of passkeys and sessions that fail to load offer a retry', async () => {
  await showSecurity({
    'GET /api/auth/passkeys': inOrder<Passkey[]>(noResponse, [laptop]),
    'GET /api/auth/sessions': inOrder<ActiveSession[]>(noResponse, [current]),
  });
  for (const [list, text] of [
    [passkeys, 'Your passkeys could not be loaded.'],
    [sessions, 'This list could not be loaded.'],
  ] as const) {
    await expect.element(list.getByText(text)).toBeVisible();
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect.element(list.getByRole('listitem')).toBeVisible();
  }
});

test('an admin sees the sessions of the admin area', async () => {
  await renderPage('/admin/security', {
    session: 'admin',
    api: {
      'GET /api/admin/check-auth': { email: 'admin@example.com', role: 'owner' },
      'GET /api/auth/passkeys': [],
      'GET /api/auth/sessions': [{ ...current, kind: 'admin' }],
    },
  });
  await expect
    .poll(listedSessions)
    .toEqual([expect.stringMatching(/^Chrome on LinuxThis deviceAdmin area\./)]);
});
