import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember } from '../../../test/samples.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const passwords = { 'New Password': NEW_PASSWORD, 'Confirm Password': NEW_PASSWORD };
const common: Handlers = { 'GET /api/auth/common-passwords/{prefix}': { hashes: [] } };
const CHECK = 'Please check what you entered.';
const unconfirmedLoss = page.getByText(/^If you never confirmed your email address, .* deletes your plans/);
const alert = page.getByRole('main').getByRole('alert');

/** Two failures, and then a success. */
const responses = [
  noResponse,
  errorResponse('too_many_requests', 'Too many attempts.'),
  { message: '' },
] as const;
const reasons = ['Something went wrong. Please try again.', 'Too many attempts.'];

test('an invalid email is an error at its field, and nothing is sent', async () => {
  const { requests } = await renderPage('/forgot-password');
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'email');
  await field('Email').fill('ada@nowhere');
  await button('Send Reset Instructions').click();
  await expectFieldError('Email', 'Please enter a valid email address');
  await expect.element(field('Email')).toHaveFocus();
  expect(document.title).toBe('Error: Forgot password | Whenabouts');
  expect(requests).toEqual([]);
});

test('a request for a reset that fails shows the reason and can be retried', async () => {
  await renderPage('/forgot-password', {
    api: {
      'POST /api/auth/forgot-password': inOrder<Response | { message: string }>(...responses),
    },
  });
  await field('Email').fill('ada@example.com');
  await expect.element(unconfirmedLoss).toBeVisible();
  for (const text of reasons) {
    await button('Send Reset Instructions').click();
    await expectToast('Error', text);
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(field('Email')).toHaveValue('ada@example.com');
  }
  await button('Send Reset Instructions').click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  // No line starts with a period after a long email address.
  await expect
    .element(page.getByText(/^Open the link in the email to ada@example.com within 10 minutes\./))
    .toBeVisible();
  await expect.element(unconfirmedLoss).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toContain('If an account exists');
  await button('Use another email').click();
  await expect.element(field('Email')).toHaveFocus();
});

test('the reset form shows errors at its fields and in a summary with links', async () => {
  await renderPage('/reset-password', { api: common });
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'email');
  await expect.element(field('Reset Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field('New Password')).toHaveAttribute('autocomplete', 'new-password');
  await fillIn({ Email: 'ada', 'Reset Code': '12345', 'New Password': 'seven' });
  await button('Reset Password').click();
  await expectFieldError('Email', 'Please enter a valid email address');
  await expectFieldError('Reset Code', 'Reset code must be at least 6 characters');
  await expectFieldError('New Password', 'Password must be at least 8 characters');
  await expect.element(field('Email')).toHaveFocus();
  expect(document.title).toBe('Error: Reset password | Whenabouts');
  await alert.getByRole('link', { name: 'Reset code must be at least 6 characters' }).click();
  await expect.element(field('Reset Code')).toHaveFocus();
});

test('an invalid form moves the focus to its first invalid field once', async () => {
  await renderPage('/reset-password', { api: common });
  await fillIn({ Email: 'ada@example.com', 'Reset Code': '12345', ...passwords });
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Reset Code')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expectFieldError('Reset Code', 'Reset code must be at least 6 characters');
  await expect.element(field('New Password')).toHaveFocus();
});

test('a reset that fails shows the reason and can be retried', async () => {
  await renderPage('/reset-password?email=ada@example.com&token=1234567', {
    api: {
      ...common,
      'POST /api/auth/reset-password': inOrder<Response | { message: string }>(...responses),
    },
  });
  await expect.element(field('Reset Code')).toHaveValue('1234567');
  expect(location.search).toBe('');
  await fillIn(passwords);
  for (const text of reasons) {
    await button('Reset Password').click();
    await expectToast('Error', text);
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(field('Reset Code')).toHaveValue('1234567');
  }
  await button('Reset Password').click();
  await expectToast('Password reset successful');
});

test('the email is typed once, and the login after a reset leads to the plans', async () => {
  await renderPage('/login', {
    api: {
      ...common,
      'POST /api/auth/forgot-password': { message: '' },
      'POST /api/auth/reset-password': { message: '' },
      'POST /api/auth/login': sampleMember,
      'GET /api/retirement-plans': [],
    },
  });
  await field('Email').fill(sampleMember.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await expect.element(field('Email')).toHaveValue(sampleMember.email);
  await button('Send Reset Instructions').click();
  await page.getByRole('link', { name: 'Enter reset code' }).click();
  await expect.element(field('Email')).toHaveValue(sampleMember.email);
  await fillIn({ 'Reset Code': '1234567', ...passwords });
  await button('Reset Password').click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect.element(field('Email')).toHaveValue(sampleMember.email);
  await field('Password').fill(NEW_PASSWORD);
  await button('Log In').click();
  await expect.poll(() => location.pathname).toBe('/my-plans');
});

test('a wrong reset code is an error at its field, and nothing typed is lost', async () => {
  const text = 'This reset code is wrong or has expired. You can ask for a new one.';
  const { requests } = await renderPage('/reset-password?email=ada@example.com', {
    api: { ...common, 'POST /api/auth/reset-password': errorResponse('invalid', CHECK, { token: text }) },
  });
  await expect.element(field('Email')).toHaveValue('ada@example.com');
  // A code copied from an email may have spaces around it.
  await fillIn({ 'Reset Code': ' 1234567 ', ...passwords });
  await button('Reset Password').click();
  await expectToast('Error', CHECK);
  await expectFieldError('Reset Code', text);
  await expect.element(field('Reset Code')).toHaveFocus();
  for (const label of Object.keys(passwords)) await expect.element(field(label)).toHaveValue(NEW_PASSWORD);
  expect(requestsTo(requests, 'POST /api/auth/reset-password')[0]?.body).toEqual({
    email: 'ada@example.com',
    token: '1234567',
    newPassword: NEW_PASSWORD,
  });
});
