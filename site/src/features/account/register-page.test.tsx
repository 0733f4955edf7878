import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  errorResponse,
  type Handlers,
  heldResponse,
  inOrder,
  noResponse,
  requestsTo,
} from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn, textsOf } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember } from '../../../test/samples.ts';

const summary = page.getByRole('alert');
const PASSWORD = 'seven lanterns over the bay';
const required = { Email: sampleMember.email, Password: PASSWORD, 'Confirm password': PASSWORD };

function showRegistration(registration?: Handlers['POST /api/auth/register']) {
  const api: Handlers = {
    'GET /api/auth/common-passwords/{prefix}': { hashes: [] },
    'GET /api/blog-posts': [],
  };
  return renderPage('/register', {
    api: registration ? { ...api, 'POST /api/auth/register': registration } : api,
  });
}

test('the registration form has names for password managers', async () => {
  await showRegistration();
  await expect.poll(() => document.title).toBe('Create an account | Whenabouts');
  const names = {
    Email: 'email',
    'First name': 'given-name',
    'Last name': 'family-name',
    Password: 'new-password',
    'Confirm password': 'new-password',
  };
  for (const [label, name] of Object.entries(names)) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', name);
  }
  await expect.element(field('Password')).toHaveAccessibleDescription(/^At least 6 characters\./);
});

test('the registration form shows all errors at their fields and in a summary with links', async () => {
  const { requests } = await showRegistration();
  await fillIn({ Email: 'ada', Password: 'short' });
  await button('Create Account').click();
  await expectFieldError('Email', 'Please enter a valid email address');
  await expectFieldError('Password', 'Password must be at least 6 characters');
  await expect.element(field('Email')).toHaveFocus();
  expect(document.title).toBe('Error: Create an account | Whenabouts');
  await expect.element(summary.getByRole('heading')).toHaveTextContent('There is a problem');
  await summary.getByRole('link', { name: 'Password must be at least 6 characters' }).click();
  await expect.element(field('Password')).toHaveFocus();
  expect(location.pathname + location.hash).toBe('/register');
  expect(requestsTo(requests, 'POST /api/auth/register')).toEqual([]);
});

test('different passwords are an error at the second field until they match', async () => {
  await showRegistration();
  await fillIn({ ...required, 'Confirm password': 'eight lanterns' });
  await button('Create Account').click();
  await expectFieldError('Confirm password', 'Passwords do not match');
  await expect.element(field('Confirm password')).toHaveFocus();
  await expect.element(summary.getByRole('link')).toHaveTextContent('Passwords do not match');
  await fillIn({ Password: 'eight lanterns' });
  await expect.element(field('Confirm password')).toHaveAccessibleDescription('');
});

test('a registration that fails shows the reason and can be retried', async () => {
  await showRegistration(
    inOrder<Response | typeof sampleMember>(
      noResponse,
      errorResponse('internal', 'Something went wrong.'),
      sampleMember,
    ),
  );
  await fillIn(required);
  for (const text of ['There was a problem creating your account', 'Something went wrong.']) {
    await button('Create Account').click();
    await expectToast('Registration failed', text);
    await expect.element(summary).toHaveTextContent(text);
    await expect.element(field('Confirm password')).toHaveValue(PASSWORD);
  }
  await button('Create Account').click();
  await expectToast('Registration successful', 'Your account has been created!');
  await expect.poll(() => location.pathname).toBe('/');
});

test('errors of the server are shown at their fields, and nothing typed is lost', async () => {
  const text = 'An account with this email already exists. Log in, or reset the password.';
  const fields = {
    email: text,
    password: 'This password is common.',
    invitation: 'An invitation is needed.',
  };
  await showRegistration(errorResponse('taken', text, fields));
  const typed = { ...required, 'First name': 'Grace', 'Last name': 'Example' };
  await fillIn(typed);
  await userEvent.keyboard('{Enter}');
  await expectToast('Registration failed', text);
  await expectFieldError('Email', text);
  await expectFieldError('Password', 'This password is common.');
  // No field of the form has this name.
  await expect.element(summary.filter({ hasText: 'An invitation is needed.' })).toBeVisible();
  await expect.element(field('Email')).toHaveFocus();
  for (const [label, value] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(value);
});

test('a double click creates one account, whose names are optional', async () => {
  const response = heldResponse({ ...sampleMember, firstName: null });
  const { requests } = await showRegistration(response.respond);
  await fillIn(required);
  await button('Create Account').dblClick();
  response.release();
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: 'ada', exact: true }))
    .toBeVisible();
  const sent = requestsTo(requests, 'POST /api/auth/register');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ email: sampleMember.email, password: PASSWORD });
});

test('a missing confirmation is an error next to an invalid email', async () => {
  await showRegistration();
  await fillIn({ Password: PASSWORD });
  await button('Create Account').click();
  await expectFieldError('Email', 'Please enter a valid email address');
  await expectFieldError('Confirm password', 'Passwords do not match');
  expect(textsOf(summary.getByRole('link'))).toEqual([
    'Please enter a valid email address',
    'Passwords do not match',
  ]);
});

test('the strength of a new password appears once typing pauses, and the password is not sent', async () => {
  const { requests } = await showRegistration();
  const strength = page.getByRole('status').filter({ hasText: 'Password strength:' });
  const shown: string[] = [];
  const region = (await field('Password').findElement())
    .closest('form')
    ?.querySelector('[role=status]') as Element;
  new MutationObserver(() => shown.push(region.textContent ?? '')).observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  // A busy machine types so slowly that it would pause.
  const nextRealFrame = requestAnimationFrame.bind(window);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await field('Password').click();
  // The page may handle the last letters later, and only then starts the pause. A matcher that waits would advance the
  // clock, and end the pause before the last letter.
  const typed = new Promise<void>((resolve) => {
    field('Password')
      .element()
      .addEventListener('input', ({ target }) => {
        if ((target as HTMLInputElement).value === 'seven lanterns') resolve();
      });
  });
  await userEvent.keyboard('seven lanterns');
  await typed;
  await new Promise((drawn) => nextRealFrame(() => nextRealFrame(drawn)));
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  await expect.element(strength).toHaveTextContent('Password strength: strong.');
  expect(shown).toEqual(['Password strength: strong.']);
  expect(requests.map(({ url, body }) => [url, body])).toEqual([
    [expect.stringMatching(/^\/api\/auth\/common-passwords\/[0-9a-f]{3}$/), undefined],
  ]);
  await fillIn({ Password: 'ada.example' });
  await expect.element(page.getByText(/: fair. A few more characters make it strong.$/)).toBeVisible();
  await fillIn({ Email: 'Ada.Example@example.com' });
  await expect.element(page.getByText(/: too easy to guess./)).toBeVisible();
  await fillIn({ Password: '' });
  await expect.element(strength).not.toBeInTheDocument();
});

test('a common password is rated without its list when there is no response', async () => {
  await renderPage('/reset-password', {
    api: { 'GET /api/auth/common-passwords/{prefix}': noResponse },
  });
  await field('New Password').fill('sunshine');
  await expect
    .element(page.getByText('Password strength: weak. A longer one is harder to guess.'))
    .toBeVisible();
});
