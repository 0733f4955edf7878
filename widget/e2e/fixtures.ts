import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { HostPage } from '../src/hosts/host-page.ts';
import { HostServer } from './host-server.ts';

export { expect };

interface Fixtures {
  /** Opens a page with the calculator in it. */
  open: (host?: Omit<HostPage, 'name'>) => Promise<Page>;
}

/** Pages that behave: each fails its test by whatever it reports to the console. */
export const test = base.extend<Fixtures, { server: HostServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      const server = await HostServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, server }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(async (host = {}) => {
      await page.goto(server.add({ name: 'a page', ...host }));
      return page;
    });
    expect(complaints).toEqual([]);
  },
});

/** The published snippet with attributes of the test's choice. */
export const calculator = (attributes = '', height = 1400): string =>
  `<retirement-calculator ${attributes}><table><tr><td height="${height}"><a href="{cdn}/">Open the retirement calculator</a></td></tr></table></retirement-calculator>`;

export async function calculate(page: Page | Locator): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
}
