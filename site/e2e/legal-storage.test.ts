import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { browserStorage, type StorageKind } from '../src/features/legal/browser-storage.ts';
import { logInAsAdmin, openNewPost } from './admin.ts';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { heading, open } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

test.use({ firstVisit: true });

const PUBLIC = [
  '/',
  '/blog/4-percent-rule',
  '/login',
  ...(opensEveryPage
    ? [
        '/guides/tax-planning',
        '/cookie-policy',
        '/calculator',
        '/blog',
        '/guides',
        '/register',
        '/forgot-password',
        '/sitemap-page',
      ]
    : []),
];
const HOUR_S = 60 * 60;

/** The items of one kind that the cookie policy lists. */
const listedNames = (kind: StorageKind): string[] =>
  browserStorage.filter((item) => item.kind === kind).map(({ name }) => name);

interface StoredItems {
  cookies: string[];
  local: string[];
  session: string[];
}

async function storedBy(page: Page, context: BrowserContext): Promise<StoredItems> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect({ ...stored, local: 0, session: 0 }).toEqual({
    local: 0,
    session: 0,
    databases: 0,
    caches: 0,
    workers: 0,
  });
  const { local, session } = stored;
  expect(listedNames('Cookie')).toEqual(expect.arrayContaining(cookies));
  expect(listedNames('Local storage')).toEqual(
    expect.arrayContaining(local.map((key) => key.replace(/(?<=draft-).*/, '…'))),
  );
  expect(listedNames('Session storage')).toEqual(expect.arrayContaining(session));
  expect(listedNames('Tab history')).toEqual(expect.arrayContaining(await historyOf(page)));
  return { cookies, local, session };
}

const historyOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(history.state ?? {}));

/** Expects that the cookie expires as the list says. */
function expectLifetime({ name, expires }: Cookie): void {
  const hours = browserStorage.find((item) => item.name === name)?.endsAfterHours ?? 0;
  expect(Math.abs(expires - Date.now() / 1000 - hours * HOUR_S), `life of ${name}`).toBeLessThan(120);
}

const nothing: StoredItems = { cookies: [], local: [], session: [] };

test('a first visit stores nothing on any page before a choice, and loads nothing for members', async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of PUBLIC) {
    await open(page, path);
    expect(await storedBy(page, context), path).toEqual(nothing);
    expect(await historyOf(page), path).toEqual(['idx']);
  }
  // Post covers are images too, and browsers decide themselves how early to fetch lazy ones.
  expect(requested.filter((path) => path.startsWith('/api') && !path.startsWith('/api/images/'))).toEqual([]);
  expect(requested.filter((path) => /account-menu|my-plans|view-plan|save-plan/.test(path))).toEqual([]);

  await test.step('a forgotten password passes the email to the next page', async () => {
    const { email } = newMember();
    await open(page, '/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('main').getByRole('link', { name: 'Enter reset code' }).click();
    await expect(heading(page, 'Reset password')).toBeVisible();
    expect(await storedBy(page, context)).toEqual(nothing);
    expect(await page.evaluate(() => history.state.usr)).toEqual({ email });
  });

  await test.step('choosing a theme stores the theme', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await storedBy(page, context)).toEqual({ ...nothing, local: ['whenabouts-theme'] });
  });

  await test.step('saving while logged out stores the inputs', async () => {
    await open(page, '/');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    const { session, ...others } = await storedBy(page, context);
    expect(session.sort()).toEqual(['calculatorValues', 'whenabouts-numbers']);
    expect(others).toEqual({ cookies: [], local: ['whenabouts-theme'] });
  });
});

test('logging in sets one cookie, which expires as listed', async ({ page, context, request }) => {
  const { email, password } = await register(request);
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedBy(page, context)).toEqual({ ...nothing, cookies: ['whenabouts'] });
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expectLifetime(cookie);
  }
});

test('an admin has a cookie and a draft', async ({ page, context }) => {
  await logInAsAdmin(page);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expectLifetime(cookie);
  }
  await openNewPost(page);
  await page.getByLabel('Title', { exact: true }).fill('An unsaved title');
  await expect.poll(async () => (await storedBy(page, context)).local).toEqual(['whenabouts-post-draft-new']);
  expect(await storedBy(page, context)).toMatchObject({ cookies: ['whenabouts-admin'], session: [] });
});
