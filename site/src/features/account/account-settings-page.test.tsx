import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import {
  button,
  emulateMedia,
  expectFieldError,
  expectToast,
  field,
  fillIn,
  toast,
} from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, sampleMember } from '../../../test/samples.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const passwords = {
  'Current Password': 'seven lanterns',
  'New Password': NEW_PASSWORD,
  'Confirm New Password': NEW_PASSWORD,
};
const wrongPasswordResponse = (name: string) =>
  errorResponse('invalid', 'Please check what you entered.', { [name]: 'Current password is incorrect' });

const alert = page.getByRole('main').getByRole('alert');
const deletionDialog = page.getByRole('alertdialog', { name: 'Delete Account' });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const profileDetail = (value: string) => page.getByRole('definition').getByText(value, { exact: true });

function showSettings(path: string, api: Handlers = {}) {
  return renderPage(path, {
    member: sampleMember,
    api: {
      'GET /api/auth/common-passwords/{prefix}': { hashes: [] },
      'GET /api/auth/passkeys': [],
      'GET /api/auth/sessions': [],
      'GET /api/reminder': noReminder,
      'GET /api/blog-posts': [],
      ...api,
    },
  });
}

describe('the tabs of the profile', () => {
  test('arrow keys switch the tabs of the profile, and the URL names the open one', async () => {
    await showSettings('/profile');
    await expect.element(tab('Security')).toHaveAttribute('aria-selected', 'true');
    await tab('Security').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Account Info')).toHaveFocus();
    await expect.element(page.getByRole('tabpanel', { name: 'Account Info' })).toBeVisible();
    await expect.poll(() => page.getByRole('tabpanel').elements()).toHaveLength(1);
    expect(location.search).toBe('?tab=info');
    await userEvent.keyboard('{Home}');
    await expect.element(tab('Security')).toHaveFocus();
    expect(location.search).toBe('');
  });

  test('in forced colors, the selected tab is marked', async () => {
    await emulateMedia('', { name: 'forced-colors', value: 'active' });
    await showSettings('/profile');
    await expect.element(tab('Security')).toBeVisible();
    const edge = (name: string) => getComputedStyle(tab(name).element()).borderBottomWidth;
    expect(edge('Security')).not.toBe(edge('Account Info'));
  });
});

describe('changing the password', () => {
  test('changing the password shows errors at the fields without a request', async () => {
    const { requests } = await showSettings('/profile');
    await fillIn({ 'New Password': 'short', 'Confirm New Password': 'short' });
    await button('Update Password').click();
    await expectFieldError('Current Password', 'Current password is required');
    await expectFieldError('New Password', 'Password must be at least 8 characters');
    await expect.element(field('Current Password')).toHaveFocus();
    await fillIn({ ...passwords, 'Confirm New Password': `${NEW_PASSWORD}s` });
    await button('Update Password').click();
    await expectFieldError('Confirm New Password', 'Passwords do not match');
    await expect.element(field('Confirm New Password')).toHaveFocus();
    await expect.element(field('New Password')).not.toHaveAttribute('aria-invalid');
    await fillIn({ 'New Password': `${NEW_PASSWORD}s` });
    await expect.element(field('Confirm New Password')).not.toHaveAttribute('aria-invalid');
    expect(requestsTo(requests, 'POST /api/auth/change-password')).toEqual([]);
  });

  test('a change of the password that fails shows the reasons, loses nothing, and can be retried', async () => {
    const change = inOrder<Response | { message: string }>(
      wrongPasswordResponse('currentPassword'),
      errorResponse('invalid', 'Too common', { newPassword: 'This password is too common.' }),
      noResponse,
      { message: '' },
    );
    await showSettings('/profile', { 'POST /api/auth/change-password': change });
    await fillIn(passwords);
    await button('Update Password').click();
    await expectFieldError('Current Password', 'Current password is incorrect');
    await expect.element(field('Current Password')).toHaveFocus();
    await expectToast('Error', 'Please check what you entered.');
    await button('Update Password').click();
    await expectFieldError('New Password', 'This password is too common.');
    await expect.element(field('New Password')).toHaveFocus();
    await button('Update Password').click();
    await expectToast('Error', 'Failed to change password. Please try again.');
    await expect.element(alert).toHaveTextContent('Failed to change password. Please try again.');
    for (const [label, value] of Object.entries(passwords))
      await expect.element(field(label)).toHaveValue(value);
    await button('Update Password').click();
    await expectToast('Password updated', 'All other devices have been logged out.');
    for (const label of Object.keys(passwords)) await expect.element(field(label)).toHaveValue('');
  });
});

describe('editing the profile', () => {
  test('editing the profile shows the new names right away', async () => {
    const changed = { ...sampleMember, firstName: 'Grace', lastName: 'Öztürk' };
    await showSettings('/profile?tab=info', { 'PUT /api/auth/profile': changed });
    await expect.element(page.getByText('A', { exact: true })).toBeVisible();
    for (const value of [sampleMember.email, 'Ada', 'Not set', 'Active'])
      await expect.element(profileDetail(value)).toBeVisible();
    await button('Edit Profile').click();
    await expect.element(field('First Name')).toHaveFocus();
    await expect.element(field('First Name')).toHaveValue('Ada');
    await expect.element(field('Email')).toHaveAttribute('readonly');
    const background = (label: string) => getComputedStyle(field(label).element()).backgroundColor;
    expect(background('Email')).not.toBe(background('Last Name'));
    await fillIn({ 'First Name': 'Grace', 'Last Name': 'Öztürk' });
    await userEvent.keyboard('{Enter}');
    await expectToast('Profile updated');
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(profileDetail('Öztürk')).toBeVisible();
    await expect.element(page.getByText('GÖ', { exact: true })).toBeVisible();
    await expect.element(button('Grace')).toBeVisible();
  });

  test('canceling an edit of the profile resets its form', async () => {
    await showSettings('/profile?tab=info');
    await button('Edit Profile').click();
    await fillIn({ 'First Name': 'Grace', 'Last Name': 'Hopper' });
    await button('Cancel').click();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await button('Edit Profile').click();
    await expect.element(field('First Name')).toHaveValue('Ada');
    await expect.element(field('Last Name')).toHaveValue('');
  });

  test('an edit of the profile that fails shows the reason, keeps the values and can be retried', async () => {
    const saved = { ...sampleMember, firstName: 'Grace' };
    await showSettings('/profile?tab=info', {
      'PUT /api/auth/profile': inOrder<Response | typeof saved>(
        errorResponse('internal', 'Broken'),
        noResponse,
        saved,
      ),
    });
    await button('Edit Profile').click();
    await fillIn({ 'First Name': 'Grace' });
    for (const [title, text] of [
      ['Update failed', 'Failed to update your profile information.'],
      ['Error', 'Something went wrong. Please try again.'],
    ] as const) {
      await button('Save Changes').click();
      await expectToast(title, text);
      await expect.element(alert).toHaveTextContent(text);
      await expect.element(field('First Name')).toHaveValue('Grace');
    }
    await button('Save Changes').click();
    await expectToast('Profile updated');
    await expect.element(toast('Error')).not.toBeInTheDocument();
  });
});

test('a download that fails shows an error', async () => {
  await showSettings('/profile?tab=info', { 'GET /api/auth/export': noResponse });
  await button('Download my data').click();
  await expectToast('Error', 'Something went wrong. Please try again.');
  await expect.element(alert).toHaveTextContent('Something went wrong. Please try again.');
  await expect.element(button('Download my data')).toBeEnabled();
});

describe('deleting the account', () => {
  test('the deletion dialog asks for the password, shows that it is wrong, and returns the focus', async () => {
    await showSettings('/profile?tab=info', {
      'POST /api/auth/delete-account': wrongPasswordResponse('password'),
    });
    await button('Delete account').click();
    const cancel = deletionDialog.getByRole('button', { name: 'Cancel' });
    await expect.element(deletionDialog.getByText(/This action cannot be undone\.$/)).toBeVisible();
    await expect.element(cancel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(deletionDialog).not.toBeInTheDocument();
    await expect.element(button('Delete account')).toHaveFocus();

    await button('Delete account').click();
    await expect.element(cancel).toHaveFocus();
    await button('Delete my account').click();
    await expectFieldError('Your password', 'Current password is required');
    await fillIn({ 'Your password': 'not the right one' });
    await button('Delete my account').click();
    await expectFieldError('Your password', 'Current password is incorrect');
    await expect.element(field('Your password')).toHaveFocus();
    await expect.element(field('Your password')).toHaveValue('not the right one');
    await cancel.click();
    await expect.element(deletionDialog).not.toBeInTheDocument();
    await expect.element(button('Delete account')).toHaveFocus();
  });
});

describe('the yearly reminder', () => {
  const yearlyReminder = page.getByRole('region', { name: 'Yearly reminder' });
  const reminderText = (text: string) => yearlyReminder.getByRole('paragraph').filter({ hasText: text });
  const reminder = {
    month: 11,
    next: '2027-11',
    paused: false,
    plan: { id: 7, name: 'By the sea' },
    last: { at: '2026-11-01T12:00:00.000Z', outcome: 'sent' as const },
  };

  test('the yearly reminder is off until the member turns it on, and then names its month and plan', async () => {
    const { requests } = await showSettings('/profile?tab=info', {
      'PUT /api/reminder': { ...reminder, last: null },
    });
    const turnOn = page.getByRole('checkbox', { name: 'Email me once a year' });
    await expect.element(turnOn).not.toBeChecked();
    await turnOn.click();
    await page.getByLabelText('Month of the email').selectOptions('November');
    await button('Save reminder').click();
    await expectToast('Reminder saved');
    expect(requests.at(-1)).toMatchObject({ operation: 'PUT /api/reminder', body: { month: 11 } });
    await expect.element(reminderText('The next email comes in November 2027.')).toBeVisible();
    await expect.element(reminderText('By the sea, the plan you saved last.')).toBeVisible();
    await expect
      .element(yearlyReminder.getByRole('link', { name: 'By the sea' }))
      .toHaveAttribute('href', '/check-in/7');
    await turnOn.click();
    await button('Save reminder').click();
    await expect.poll(() => requests.at(-1)).toMatchObject({ body: { month: null } });
  });

  test('the plan of the next email is up to date each time the page opens', async () => {
    const plans = ['By the sea', 'In the hills'];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await showSettings('/profile?tab=info', {
      'GET /api/reminder': inOrder(...plans.map((name) => ({ ...reminder, plan: { id: 7, name } }))),
    });
    await expect.element(yearlyReminder.getByRole('link', { name: 'By the sea' })).toBeVisible();
    // Requests within two seconds count as one.
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
    history.back();
    await expect.element(yearlyReminder.getByRole('link', { name: 'In the hills' })).toBeVisible();
  });

  test.each([
    ['sent', false, 'We sent your last reminder in November 2026.'],
    ['failed', false, 'We can’t tell if you got our reminder of November 2026.'],
    ['skipped', false, 'We did not send your reminder of November 2026.'],
    ['failed', true, 'Your email provider did not accept our last email of November 2026.'],
  ] as const)(
    'after a reminder that was %s (paused: %s), the profile says so',
    async (outcome, paused, text) => {
      const next = paused ? null : reminder.next;
      const state = { ...reminder, next, paused, last: { ...reminder.last, outcome } };
      await showSettings('/profile?tab=info', { 'GET /api/reminder': state });
      await expect.element(reminderText(text)).toBeVisible();
      await expect.element(button(paused ? 'Resume reminder' : 'Save reminder')).toBeVisible();
    },
  );

  test('a reminder that cannot be saved shows the reason and keeps the choice', async () => {
    await showSettings('/profile?tab=info', { 'PUT /api/reminder': noResponse });
    await page.getByRole('checkbox', { name: 'Email me once a year' }).click();
    await button('Save reminder').click();
    await expect
      .element(yearlyReminder.getByRole('alert'))
      .toHaveTextContent('Something went wrong. Please try again.');
    await expect.element(page.getByRole('checkbox', { name: 'Email me once a year' })).toBeChecked();
  });
});
