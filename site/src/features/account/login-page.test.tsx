import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, heldResponse, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember } from '../../../test/samples.ts';

const typed = { Email: sampleMember.email, Password: 'seven lanterns' };
const home = { 'GET /api/blog-posts': [] };

test('the login form works with password managers', async () => {
  await renderPage('/login');
  await expect.poll(() => document.title).toBe('Log in | Whenabouts');
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
  await expect.element(field('Email')).toHaveAttribute('type', 'email');
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await field('Email').fill('a long passphrase that came from a password manager, with more than 64 letters');
  await field('Email').click();
  await userEvent.keyboard('{Control>}ac{/Control}');
  await field('Password').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(field('Password')).toHaveValue(expect.stringMatching(/^a long .* 64 letters$/));
});

test('the login form sends the values that it shows, even if a password manager filled them in without events', async () => {
  const { requests } = await renderPage('/login', { api: { 'POST /api/auth/login': sampleMember } });
  for (const [label, value] of Object.entries(typed)) {
    await expect.element(field(label)).toBeVisible();
    // React overrides the property of the element itself, and would be notified.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field(label).element(),
      value,
    );
  }
  await button('Log In').click();
  await expect
    .poll(() => requestsTo(requests, 'POST /api/auth/login').map(({ body }) => body))
    .toEqual([{ email: typed.Email, password: typed.Password }]);
});

test('the login form shows and hides the password', async () => {
  await renderPage('/login');
  await fillIn(typed);
  await button('Show password').click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await button('Hide password').click();
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await expect.element(field('Password')).toHaveValue(typed.Password);
});

test('the login form shows errors at its fields, without a request, until they are fixed', async () => {
  const { requests } = await renderPage('/login');
  await button('Log In').click();
  await expectFieldError('Email', 'Please enter a valid email address');
  await expectFieldError('Password', 'Password must be at least 6 characters');
  await expect.element(field('Email')).toHaveFocus();
  expect(document.title).toBe('Error: Log in | Whenabouts');
  await fillIn({ Email: sampleMember.email, Password: 'short' });
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await button('Log In').click();
  await expect.element(field('Password')).toHaveFocus();
  expect(requests).toEqual([]);
});

test('the login form checks a password only when it is sent, and its email goes on to the registration', async () => {
  await renderPage('/login');
  await fillIn({ Email: sampleMember.email, Password: 'short' });
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Password')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(field('Confirm password')).toBeVisible();
  await expect.element(field('Email')).toHaveValue(sampleMember.email);
});

test('a login that fails shows the reason, keeps the values, and can be retried with one request', async () => {
  const response = heldResponse(sampleMember);
  const { requests } = await renderPage('/login', {
    api: {
      'POST /api/auth/login': inOrder<Response | typeof sampleMember>(
        noResponse,
        errorResponse('unauthenticated', 'Wrong password.'),
        response.respond,
      ),
      ...home,
    },
  });
  await fillIn(typed);
  for (const [text, formText] of [
    ['Invalid email or password', 'Invalid email or password'],
    // The form says what to do, and does not repeat the toast.
    ['Wrong password.', 'No account has this email and password. Check both, or reset your password below.'],
  ] as const) {
    await userEvent.keyboard('{Enter}');
    await expectToast('Login failed', text);
    await expect.element(page.getByRole('alert')).toHaveTextContent(formText);
    expect(document.title).toBe('Error: Log in | Whenabouts');
    await expect.element(field('Email')).toHaveValue(typed.Email);
    await expect.element(field('Password')).toHaveValue(typed.Password);
  }
  await button('Log In').click();
  await expect.element(button('Logging in...')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Logging in...')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  response.release();
  await expectToast('Login successful', 'Welcome back to Whenabouts!');
  await expect.poll(() => location.pathname).toBe('/');
  expect(requestsTo(requests, 'POST /api/auth/login')).toHaveLength(3);
});

test.each(['/login', '/register'])('%s redirects members to the home page', async (path) => {
  await renderPage(path, { member: sampleMember, api: home });
  await expect.poll(() => location.pathname).toBe('/');
});

test.each(['/profile?tab=info', '/my-plans', '/view-plan/1'])(
  '%s redirects visitors to the login',
  async (path) => {
    await renderPage(path);
    await expect.poll(() => location.pathname).toBe('/login');
  },
);
