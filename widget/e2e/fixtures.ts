import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { test as base } from '../../scripts/test/visit-test.ts';
import type { ScriptApi } from '../src/host/script-api.ts';
import { EMPTY, HostServer } from './host-server.ts';
import type { HostPage } from './hosts/host-page.ts';

export { expect };

interface Fixtures {
  open: (host?: Omit<HostPage, 'name'>) => Promise<Page>;
}

interface WorkerFixtures {
  server: HostServer;
  /** A page that opens one host page after another: with a new one for each, the tests take twice as long. */
  sharedPage: Page;
}

/** Host pages without errors: a console error or warning fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await HostServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visitedUrl: [({ server }, use) => use(`${server.cdn}${EMPTY}`), { scope: 'worker' }],
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, server }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await use(async (host = {}) => {
      await page.goto(server.add({ name: 'a page', ...host }));
      return page;
    });
    expect(messages).toEqual([]);
  },
});

/** Returns the published snippet with attributes. */
export const calculator = (attributes = '', height = 1400): string =>
  `<retirement-calculator ${attributes}><table><tr><td height="${height}"><a href="{cdn}/">Open the retirement calculator</a></td></tr></table></retirement-calculator>`;

export async function calculate(page: Page | Locator): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
}

/** Holds back requests for a URL. Returns a function that lets them continue. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits for the script on the page, and returns its API, which mounts calculators. */
export async function scriptApiOf(page: Page): Promise<JSHandle<ScriptApi>> {
  await page.waitForFunction(() => Symbol.for('whenabouts') in window);
  return page.evaluateHandle((): ScriptApi => Reflect.get(window, Symbol.for('whenabouts')));
}
