import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../../test/page-actions.ts';
import { renderRoutes } from '../../test/render-page.tsx';
import { Link, type RouteObject } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { Layout } from './layout.tsx';

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
/** The script of the page can be loaded. */
let isReachable: boolean;

const first = (
  <Page>
    <Link to="/late">To the late page</Link>
    <Link to="/late#end">To its end</Link>
  </Page>
);
const late = (
  <Page>
    <h1 tabIndex={-1}>The late page</h1>
    <h2 id="end" tabIndex={-1} style={{ marginTop: '200vh' }}>
      The end
    </h2>
  </Page>
);

async function lazy() {
  if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
  return { element: late };
}

beforeEach(async () => {
  isReachable = false;
  setOnline(false);
  const children: RouteObject[] = [
    { index: true, element: first },
    { path: 'late', lazy },
  ];
  await renderRoutes([{ Component: Layout, children }], '/');
  await toLatePage().click();
});

const toLatePage = () => page.getByRole('link', { name: 'To the late page' });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

function connect(): void {
  isReachable = true;
  setOnline(true);
  dispatchEvent(new Event('online'));
}

test('offline, a page that was not loaded says that it opens later, and opens once the visitor is online', async () => {
  await expect.element(heading('You’re offline')).toHaveFocus();
  await expect
    .element(page.getByText('This page opens once you’re back online. Your numbers are kept.'))
    .toBeVisible();
  await expect.element(page.getByRole('banner')).toBeVisible();
  expect(location.pathname).toBe('/late');
  connect();
  await expect.element(heading('The late page')).toHaveFocus();
});

test('a link to a section of a page that was not loaded leads to the section once the visitor is online', async () => {
  await expect.element(heading('You’re offline')).toBeVisible();
  history.back();
  await page.getByRole('link', { name: 'To its end' }).click();
  await expect.element(heading('You’re offline')).toHaveFocus();
  connect();
  const end = page.getByRole('heading', { name: 'The end' });
  await expect.element(end).toHaveFocus();
  await expect.element(end).toBeInViewport();
});

test('Try again opens a page that was not loaded as soon as its script can be loaded', async () => {
  await button('Try again').click();
  await expect.element(heading('You’re offline')).toBeVisible();
  isReachable = true;
  await button('Try again').click();
  await expect.element(heading('The late page')).toBeVisible();
});

test('a page that was not loaded opens at the next try after the visitor has gone back', async () => {
  await expect.element(heading('You’re offline')).toBeVisible();
  history.back();
  await expect.element(toLatePage()).toBeVisible();
  connect();
  await toLatePage().click();
  await expect.element(heading('The late page')).toHaveFocus();
});

test('online, a page whose script cannot be loaded can be reloaded', async () => {
  await expect.element(heading('You’re offline')).toBeVisible();
  setOnline(true);
  await button('Try again').click();
  await expect.element(heading('Something went wrong')).toBeVisible();
  await expect.element(button('Reload the page')).toBeVisible();
});
