import { authMessages } from '@whenabouts/server/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import { expectToast, field, textsOf } from '../../../test/page-actions.ts';
import { editorApi, expectDashboard } from '../../../test/post-editor.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { admin } from '../../../test/samples.ts';

const NOT_LOGGED_IN = errorResponse('unauthenticated', 'Please log in as an admin.');
const [username, password] = [field('Username'), field('Password')];
const submit = page.getByRole('button', { name: 'Log In' });
const alert = page.getByRole('main').getByRole('alert');

const openLogin = (api: Handlers = {}) =>
  renderPage('/admin/login', {
    api: { ...editorApi, 'GET /api/admin/check-auth': NOT_LOGGED_IN, ...api },
  });

test('the form has a title, labels, and names for password managers', async () => {
  await openLogin();
  await expect.element(username).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password).toHaveAttribute('type', 'password');
  expect(document.title).toBe('Admin login | Whenabouts');
  expect(page.getByRole('button', { name: 'Logout' }).query()).toBeNull();
});

test('both fields are required, and nothing is sent without them', async () => {
  const { requests } = await openLogin();
  await submit.click();
  await expect.element(username).toHaveAccessibleDescription(/Username is required$/);
  await expect.element(password).toHaveAccessibleDescription('Password is required');
  await expect.element(username).toHaveFocus();
  expect(document.title).toBe('Error: Admin login | Whenabouts');
  await username.fill(admin.email);
  await submit.click();
  await expect.element(password).toHaveFocus();
  expect(requests.filter(({ operation }) => operation.startsWith('POST'))).toEqual([]);
});

test('a login that fails shows an error, keeps the values, and can be retried', async () => {
  await openLogin({
    'POST /api/admin/login': inOrder<Response | typeof admin>(
      errorResponse('unauthenticated', 'Wrong password.'),
      noResponse,
      admin,
    ),
  });
  await username.fill(admin.email);
  await password.fill('seven lanterns');
  for (const [message, formText] of [
    // The form says what to do, and does not repeat the toast.
    ['Wrong password.', 'No admin has this username and password. Check both, then try again.'],
    ['Invalid username or password', 'Invalid username or password'],
  ] as const) {
    await submit.click();
    await expectToast('Login failed', message);
    await expect.element(alert).toHaveTextContent(formText);
    await expect.element(username).toHaveValue(admin.email);
    await expect.element(password).toHaveValue('seven lanterns');
  }
  await password.click();
  await userEvent.keyboard('{Enter}');
  await expectToast('Login successful', 'Welcome to the admin dashboard');
  await expectDashboard();
});

test('a logged-in admin is redirected to the dashboard', async () => {
  await openLogin({ 'GET /api/admin/check-auth': admin });
  await expectDashboard();
});

test.each([
  '/admin/dashboard',
  '/admin/blogs/new',
  '/admin/blogs/edit/1',
  '/admin/blogs/preview/1',
  '/admin/author',
  '/admin/newsletter',
  '/admin/newsletter/1',
  '/admin/partners',
  '/admin/team',
  '/admin/security',
])('%s redirects visitors to the login, without a message', async (path) => {
  await renderPage(path, { api: { ...editorApi, 'GET /api/admin/check-auth': NOT_LOGGED_IN } });
  await expect.element(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  expect(location.pathname).toBe('/admin/login');
  expect(alert.query()).toBeNull();
  expect(textsOf(page.getByRole('status'))).toEqual([]);
});

test('a missing page of the area has a link to the dashboard', async () => {
  await renderPage('/admin/nowhere', { api: { ...editorApi, 'GET /api/admin/check-auth': NOT_LOGGED_IN } });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the dashboard' }))
    .toHaveAttribute('href', '/admin/dashboard');
});

test('the first password must differ from the generated one, be repeated, and be uncommon', async () => {
  await openLogin({
    'POST /api/admin/login': ({ body }) =>
      errorResponse('invalid', 'Please check.', {
        newPassword: body.newPassword ? authMessages.passwordCommon : 'Please choose a new password.',
      }),
  });
  await username.fill(admin.email);
  await password.fill('seven lanterns');
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  const save = page.getByRole('button', { name: 'Save and Log In' });
  await field('New Password').fill('password1');
  await field('Confirm New Password').fill('password2');
  await save.click();
  await expect
    .element(field('Confirm New Password'))
    .toHaveAccessibleDescription(authMessages.passwordsDiffer);
  await field('Confirm New Password').fill('password1');
  await save.click();
  await expect
    .element(field('New Password'))
    .toHaveAccessibleDescription(expect.stringContaining(authMessages.passwordCommon));
});

describe('single sign-on', () => {
  const SIGN_ON = 'Log in with single sign-on';
  const START = 'POST /api/admin/single-sign-on/start';
  const FINISH = 'POST /api/admin/single-sign-on/finish';
  const withSignOn = (password = true) => ({
    'GET /api/admin/login-options': { singleSignOn: true, password },
  });

  test('is offered below the password, and shows why it cannot start', async () => {
    const message = 'The provider of single sign-on cannot be reached.';
    await openLogin({ ...withSignOn(), [START]: errorResponse('unavailable', message) });
    await expect.element(password).toBeVisible();
    await page.getByRole('button', { name: SIGN_ON }).click();
    await expect.element(alert).toHaveTextContent(message);
    await expect.element(page.getByRole('button', { name: SIGN_ON })).toBeVisible();
  });

  test('replaces the password if that is switched off', async () => {
    await openLogin(withSignOn(false));
    await expect.element(page.getByRole('button', { name: SIGN_ON })).toBeVisible();
    await expect.element(password).not.toBeInTheDocument();
  });

  test('finishes with the response in the URL, which does not stay there', async () => {
    const { requests } = await renderPage('/admin/login?code=abc&state=def', {
      stored: { 'whenabouts-sign-on': 'the secret' },
      api: {
        ...editorApi,
        'GET /api/admin/check-auth': NOT_LOGGED_IN,
        ...withSignOn(),
        [FINISH]: { ...admin, singleSignOn: true },
      },
    });
    await expectDashboard();
    expect(location.search).toBe('');
    expect(requestsTo(requests, FINISH).map(({ body }) => body)).toEqual([
      { attempt: 'the secret', response: '?code=abc&state=def' },
    ]);
    expect(sessionStorage.getItem('whenabouts-sign-on')).toBeNull();
  });

  test('sends nothing for a response in a tab that did not begin the login', async () => {
    const { requests } = await renderPage('/admin/login?code=abc&state=def', {
      api: { ...editorApi, 'GET /api/admin/check-auth': NOT_LOGGED_IN, ...withSignOn() },
    });
    await expect.element(alert).toMatchTextContent('This login was started in another tab');
    expect(requestsTo(requests, FINISH)).toEqual([]);
    expect(location.search).toBe('');
  });
});
