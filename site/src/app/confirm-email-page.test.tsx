import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, inOrder, noResponse, requestsTo } from '../../test/fake-api.ts';
import { button, field, fillIn } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';
import { sampleMember } from '../../test/samples.ts';
import { logOut } from '../api/auth.ts';

const TOKEN = 'x'.repeat(43);
const PATH = `/confirm-email?token=${TOKEN}`;
const unconfirmed = { ...sampleMember, emailConfirmed: false };
const confirmed = { ...sampleMember, emailConfirmed: true };
const CONFIRM = 'POST /api/auth/confirm-email';
const accepted = { message: 'Your email address is confirmed.' };
const DONE = 'Your email address is confirmed. Thank you.';

const confirm = () => button('Confirm');
const sentTokens = (requests: Parameters<typeof requestsTo>[0]) =>
  requestsTo(requests, CONFIRM).map(({ body }) => body);

describe('the page that confirms an email address', () => {
  test('asks a visitor to log in or to reset the password, and keeps the link for after the login', async () => {
    const { requests } = await renderPage(PATH, {
      api: { 'POST /api/auth/login': unconfirmed, [CONFIRM]: accepted },
    });
    await expect.element(page.getByRole('main')).toMatchTextContent('Log in to the account that you created');
    const reset = page.getByRole('link', { name: 'reset its password' });
    await expect.element(reset).toHaveAttribute('href', '/forgot-password');
    expect(confirm().query()).toBeNull();
    await fillIn({ Email: sampleMember.email, Password: 'seven lanterns' });
    await button('Log In').click();
    // The heading takes the focus from the form, which is gone.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent(`You are logged in as ${sampleMember.email}.`);
    expect(sentTokens(requests)).toEqual([]);
    await confirm().click();
    await expect.element(page.getByText(DONE)).toHaveFocus();
    expect(sentTokens(requests)).toEqual([{ token: TOKEN }]);
    expect(location.pathname + location.search).toBe(PATH);
  });

  test('offers a logout if the link is for another account, and works after the login to that account', async () => {
    const { requests } = await renderPage(PATH, {
      member: { ...unconfirmed, email: 'other@example.com' },
      api: {
        [CONFIRM]: inOrder<Response | typeof accepted>(
          errorResponse('other_account', 'This link is for another account.'),
          accepted,
        ),
        'POST /api/auth/logout': undefined,
        'POST /api/auth/login': unconfirmed,
      },
    });
    await confirm().click();
    const heading = page.getByRole('heading', { name: 'This link is for another account' });
    await expect.element(heading).toHaveFocus();
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent('You are logged in as other@example.com.');
    await button('Log out').click();
    await expect.element(field('Password')).toBeVisible();
    await fillIn({ Email: sampleMember.email, Password: 'seven lanterns' });
    await button('Log In').click();
    await confirm().click();
    await expect.element(page.getByText(DONE)).toBeVisible();
    expect(sentTokens(requests)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  });

  test('after a confirmation and a logout, speaks of the address of the next member', async () => {
    const other = { ...confirmed, email: 'other@example.com' };
    await renderPage(PATH, {
      member: unconfirmed,
      api: { [CONFIRM]: accepted, 'POST /api/auth/logout': undefined, 'POST /api/auth/login': other },
    });
    await confirm().click();
    await expect.element(page.getByText(DONE)).toBeVisible();
    await logOut();
    await fillIn({ Email: other.email, Password: 'seven lanterns' });
    await button('Log In').click();
    const main = page.getByRole('main');
    await expect
      .element(main)
      .toMatchTextContent(`The email address of your account, ${other.email}, is confirmed.`);
    await expect.element(main).not.toMatchTextContent(sampleMember.email);
  });

  test('tells a member whose address is confirmed, without a request', async () => {
    const { requests } = await renderPage(PATH, { member: confirmed });
    await expect.element(page.getByRole('main')).toMatchTextContent(/is confirmed\. You don’t need to do/);
    expect(confirm().query()).toBeNull();
    await expect.element(button('Log out')).toBeVisible();
    expect(sentTokens(requests)).toEqual([]);
  });

  test('leads to the account settings, where the member can send a new link, if the link has expired', async () => {
    await renderPage(PATH, {
      member: unconfirmed,
      api: { [CONFIRM]: errorResponse('invalid', 'Expired.') },
    });
    await confirm().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('This link has expired');
    const settings = page.getByRole('link', { name: 'Go to your account settings' });
    await expect.element(settings).toHaveAttribute('href', '/profile');
  });

  test('can be used again after a request without a response', async () => {
    await renderPage(PATH, {
      member: unconfirmed,
      api: { [CONFIRM]: inOrder<typeof accepted>(noResponse, async () => accepted) },
    });
    await confirm().click();
    await expect.element(page.getByRole('alert')).not.toMatchTextContent('expired');
    await confirm().click();
    await expect.element(page.getByText(DONE)).toBeVisible();
  });

  test('offers a retry if the server does not respond whether there is a session', async () => {
    let isDown = true;
    await renderPage(PATH, {
      session: 'member',
      api: { 'GET /api/auth/me': () => (isDown ? noResponse() : unconfirmed) },
    });
    await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
    isDown = false;
    await button('Try again').click();
    await expect.element(confirm()).toBeVisible();
  });

  test('asks for a login if the session has ended since', async () => {
    const ended = errorResponse('unauthenticated', 'Please log in.');
    await renderPage(PATH, {
      session: 'member',
      api: {
        'GET /api/auth/me': inOrder<Response | typeof unconfirmed>(unconfirmed, ended),
        [CONFIRM]: ended,
      },
    });
    await confirm().click();
    await expect.element(field('Password')).toBeVisible();
  });
});
