import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { calculateButton, expectSavings } from './calculator.ts';
import { withExtension } from './extension-browser.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { holdRequests } from './network.ts';
import { waitForHydration } from './page-actions.ts';
import { logViolations, PageGuard } from './page-guard.ts';
import { loadingPages, opensEveryPage, sitemapPaths } from './routes.ts';

/** React reports this when it renders a page again because its HTML was changed. */
const RENDERED_AGAIN = /Minified React error #418/;
const ROUTE_SCRIPTS = /\/assets\/(?!entry-client|shell).*\.js$/;

/** The text of the page, without what React renders on the server only, and the line of ages, which the browser adds. */
const textOf = (page: Page): Promise<string | null> =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('noscript, ol[aria-label^="What happens"]')) element.remove();
    return copy.textContent;
  });

/** Tags of the head that React adds and removes as the page changes. */
const headTags = (page: Page): Promise<string[]> =>
  page
    .locator('head > :is(title, meta[name]:not([name=theme-color]), meta[property], link[rel=canonical])')
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).toSorted());

/**
 * Opens a page whose fields get icons before it is hydrated.
 *
 * @returns Its text without the icons.
 */
async function openWithIcons(page: Page, path: string): Promise<string | null> {
  // The extension starts once the page's first script has run. Hydration waits for the scripts of the route.
  const release = await holdRequests(page, ROUTE_SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-icons]').waitFor({ state: 'attached' });
  const text = await textOf(page);
  release();
  await waitForHydration(page);
  await page.unroute(ROUTE_SCRIPTS);
  return text;
}

/** The content script of the extension in `field-icons-extension`. */
const ADD_ICONS = await readFile(new URL('field-icons-extension/add-icons.js', import.meta.url), 'utf8');

test('the pages with the most scripts are complete after a script has added elements at text fields', async ({
  page,
  server,
  expectError,
  allowError,
}) => {
  test.slow();
  expectError(RENDERED_AGAIN);
  // A missing page, an admin who is not logged in, and images that a server without processor time rejects.
  allowError(/status of 40[14]|status of 503 .*\/api\/images\//);
  // At the times at which the extension adds them.
  await page.addInitScript(`if (window === top) {
    const addIcons = () => { ${ADD_ICONS} };
    addEventListener('DOMContentLoaded', addIcons);
    addEventListener('load', () => setTimeout(addIcons));
  }`);
  const served = await sitemapPaths(page.request, server.url);
  for (const path of [...served, ...(opensEveryPage ? ['/admin/login', '/nowhere'] : [])]) {
    // The outlook shows more once it has loaded: see below.
    if (path === '/outlook') continue;
    const text = await openWithIcons(page, path);
    await expect.poll(() => textOf(page), path).toBe(text);
  }
  for (const [path, text] of await loadingPages(page)) {
    await openWithIcons(page, path);
    await expect(page.locator('main'), path).toContainText(text);
  }
});

// `npm test` leaves this out: the test above makes the same changes at the same times, without another browser.
if (opensEveryPage) {
  test('pages are complete for a reader whose browser extension adds elements at text fields', async ({
    server,
  }) => {
    await withExtension(server.url, async (context) => {
      const guard = new PageGuard();
      guard.expectError(RENDERED_AGAIN);
      await logViolations(context);
      guard.watch(context, server.url);
      const page = await context.newPage();
      const text = await openWithIcons(page, '/');
      await expect.poll(() => textOf(page)).toBe(text);
      await register(page.request);
      await openWithIcons(page, '/profile');
      await expect(page.locator('main')).toContainText('Delete account');
      await guard.check();
    });
  });
}

/** Changes of a page's HTML by extensions, translators and proxies. */
const changes: Readonly<Record<string, () => void>> = {
  'a field is wrapped': () => {
    const field = document.querySelector('input[type=text]');
    const wrapper = document.createElement('span');
    field?.replaceWith(wrapper);
    if (field) wrapper.append(field);
  },
  'all text is wrapped': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, noscript, style, option, textarea'))
        continue;
      const wrapper = document.createElement('font');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  },
  'the comments are removed': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
  },
  'a section is removed': () => document.querySelector('main section:last-of-type')?.remove(),
  'an attribute is changed': () =>
    document.querySelector('input[type=text]')?.setAttribute('class', 'changed'),
  'the title is translated': () => {
    document.title = 'Otro título';
  },
  'elements are added at the ends of the head, the body and the root': () => {
    for (const parent of [document.head, document.body, document.querySelector('#root')]) {
      parent?.prepend(document.createElement('div'));
      parent?.append(document.createElement('div'));
    }
  },
};

/** Opens a page and changes its HTML before hydration. Expects that it is complete after it. */
async function expectComplete(page: Page, path: string, change: string): Promise<void> {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const [text, tags] = [await textOf(page), await headTags(page)];
  await page.evaluate(changes[change] ?? (() => {}));
  release();
  await waitForHydration(page);
  await expect.poll(() => textOf(page), change).toBe(text);
  expect(await headTags(page), change).toHaveLength(tags.length);
  await page.unroute('**/assets/*.js');
}

test('a page is complete and works after each change of its HTML before hydration', async ({
  page,
  expectError,
}) => {
  expectError(RENDERED_AGAIN);
  for (const change of [
    'a field is wrapped',
    ...(opensEveryPage ? ['an attribute is changed', 'the title is translated'] : []),
    'elements are added at the ends of the head, the body and the root',
  ]) {
    await expectComplete(page, '/register', change);
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' }), change).toBeVisible();
    await page.goto('about:blank');
  }
  for (const change of [
    'all text is wrapped',
    ...(opensEveryPage ? ['a section is removed', 'the comments are removed'] : []),
  ]) {
    await expectComplete(page, '/', change);
    await calculateButton(page).click();
    await expectSavings(page, '$1,015,810');
    // Otherwise, the inputs of the visit would be restored.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
  }
});

test('a page that React rendered again has each tag of the head once, before and after navigation', async ({
  page,
  expectError,
}) => {
  expectError(RENDERED_AGAIN);
  const paths = ['/blog', '/login'];
  const served = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    served.set(path, await headTags(page));
  }
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const tags = await headTags(page);
  await page
    .locator('h2')
    .first()
    .evaluate((element) => element.replaceChildren('Another text'));
  release();
  await waitForHydration(page);
  expect(await headTags(page)).toEqual(tags);
  for (const path of paths) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => headTags(page)).toEqual(served.get(path));
  }
});

test('a page that React removed after an error keeps its text and what was typed, even after a reload', async ({
  page,
  expectError,
}) => {
  expectError(/no more elements/);
  await page.goto('/');
  await waitForHydration(page, '#contact form');
  const contact = page.locator('#contact');
  await contact.getByLabel('Message').fill('A long question');
  // Nothing can be rendered until React has given up, not even the page that reports errors.
  await page.evaluate(() => {
    const { createElement } = document;
    let fails = true;
    addEventListener('error', () => {
      fails = false;
    });
    document.createElement = (...args: Parameters<typeof createElement>) => {
      if (fails) throw new Error('no more elements');
      return createElement.apply(document, args);
    };
  });
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('this page has stopped working');
  await expect(contact.getByLabel('Message')).toHaveValue('A long question');
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await waitForHydration(page, '#contact form');
  await expect(contact.getByLabel('Message')).toHaveValue('A long question');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await expect(calculateButton(page)).toBeVisible();
});
