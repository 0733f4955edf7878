import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { button, field, fillIn } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, sampleMember } from '../../../test/samples.ts';

async function showAccountInfo(): Promise<void> {
  await renderPage('/profile?tab=info', {
    member: { ...sampleMember, lastName: 'W'.repeat(100) },
    api: { 'GET /api/auth/passkeys': [], 'GET /api/auth/sessions': [], 'GET /api/reminder': noReminder },
  });
  await expect.element(page.getByText('Account Status')).toBeVisible();
}

async function showEmailLink(path: string, action: string): Promise<void> {
  await renderPage(path);
  await expect.element(button(action)).toBeVisible();
}

testScreens({
  login: async () => {
    await renderPage('/login');
    await expect.element(button('Log In')).toBeVisible();
  },
  'the account info': showAccountInfo,
  'the form for the profile': async () => {
    await showAccountInfo();
    await button('Edit Profile').click();
    await expect.element(button('Save Changes')).toBeVisible();
  },
  'the deletion of an account': async () => {
    await showAccountInfo();
    await button('Delete account').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  },
  'the page after a request to reset a password': async () => {
    await renderPage('/forgot-password', { api: { 'POST /api/auth/forgot-password': { message: '' } } });
    await field('Email').fill(`${'w'.repeat(60)}@${'example.'.repeat(6)}com`);
    await button('Send Reset Instructions').click();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
  'the login with a recovery code': async () => {
    const needed = { code: 'passkey_required', message: 'Use your passkey.', passkey: { challenge: 'x' } };
    await renderPage('/login', { api: { 'POST /api/auth/login': Response.json(needed, { status: 401 }) } });
    await fillIn({ Email: sampleMember.email, Password: 'seven lanterns' });
    await button('Log In').click();
    await button('Lost your passkey? Use a recovery code').click();
    await expect.element(field('Recovery code')).toBeVisible();
  },
  'the login before the confirmation of an email address': () =>
    showEmailLink('/confirm-email?token=unknown', 'Log In'),
  'the confirmation of an email address': async () => {
    await renderPage('/confirm-email?token=unknown', { member: { ...sampleMember, emailConfirmed: false } });
    await expect.element(button('Confirm')).toBeVisible();
  },
  'the removal of a new passkey': () =>
    showEmailLink('/undo-passkey?token=unknown', 'Remove the new passkey'),
  'the confirmation of a subscription': () => showEmailLink('/newsletter/confirm?token=unknown', 'Confirm'),
  'the end of a subscription': () => showEmailLink('/newsletter/unsubscribe/unknown', 'Unsubscribe'),
});
