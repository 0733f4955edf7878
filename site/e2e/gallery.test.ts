import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';

/** The site's resources that the page's scripts can access. */
const probeSite = (page: Page) =>
  page.evaluate(async () => {
    const probes: Record<string, () => unknown> = {
      cookie: () => document.cookie,
      storage: () => localStorage.length,
      account: async () => (await fetch('/api/auth/me', { credentials: 'include' })).status,
    };
    const got: Record<string, unknown> = { origin };
    for (const [name, take] of Object.entries(probes)) {
      got[name] = await Promise.resolve()
        .then(take)
        .catch(() => 'nothing');
    }
    return got;
  });

test('hostile pages are listed, open in a tab, show the calculator, and cannot access the site', async ({
  page,
  context,
  member,
  expectError,
}) => {
  await open(page, '/embed');
  await page.getByRole('link', { name: 'Embed test pages' }).click();
  await expect(heading(page, 'Embed Test Pages')).toBeVisible();
  await expect(page.getByRole('banner').getByText(member.firstName)).toBeVisible();
  await page.getByText('What it does: Everything unset').click();
  await expect(page.getByText('*{all:unset!important}')).toBeVisible();
  const closed = page.getByRole('listitem').filter({ hasText: 'Page translator' });
  await expect(closed).toContainText('In tests only.');
  await expect(closed.getByRole('link')).toHaveCount(0);

  for (const name of ['Everything unset', 'Strict CSP and Trusted Types', 'XHTML', 'Quirks mode']) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: `${name} (new tab)`, exact: true }).click();
    const tab = await opened;
    await tab.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(tab.getByText('$1,015,810').first(), name).toBeVisible();
    if (name === 'Quirks mode') {
      expectError(/\/api\/auth\/me/);
      expect(await probeSite(tab)).toEqual({
        origin: 'null',
        cookie: 'nothing',
        storage: 'nothing',
        account: 'nothing',
      });
    }
    // The last tab stays open until its expected error has been reported.
    if (name !== 'Quirks mode') await tab.close();
  }
});
