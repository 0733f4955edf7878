import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, heldResponse } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const member = { id: 1, email: 'ada@example.com', firstName: 'Ada', lastName: null };
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('main').getByRole('button', { name: 'Log In' });

test('the login form rejects empty fields without a request', async () => {
  const { requests } = await renderPage('/login');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect.element(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect.element(email).toHaveFocus();
  expect(document.title).toBe('Error: Log in | Whenabouts');
  expect(requests).toEqual([]);
});

test('a failed login shows an error in the form and keeps the values', async () => {
  await renderPage('/login', {
    api: { 'POST /api/auth/login': errorResponse('unauthenticated', 'Invalid email or password') },
  });
  await email.fill(member.email);
  await password.fill('not the right one');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid email or password');
  await expect.element(email).toHaveValue(member.email);
  await expect.element(password).toHaveValue('not the right one');
});

test('a double click on the login button sends one request and shows the pending label', async () => {
  const response = heldResponse(member);
  const { requests } = await renderPage('/login', {
    api: { 'POST /api/auth/login': response.respond, 'GET /api/blog-posts': [] },
  });
  await email.fill(member.email);
  await password.fill('seven lanterns');
  await submit.click();
  const pending = page.getByRole('button', { name: 'Logging in...' });
  await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  response.release();
  await expect.poll(() => location.pathname).toBe('/');
  expect(requests.filter(({ operation }) => operation === 'POST /api/auth/login')).toHaveLength(1);
});
