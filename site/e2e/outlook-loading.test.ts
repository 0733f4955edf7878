import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { waitForFonts } from './page-actions.ts';

test.use({ firstVisit: true });

const SCRIPTS = '**/assets/*.js';

test('until its scripts have loaded, a link shows that it is being read and not the answer of the example', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/outlook#plan=35.63.50000.2000.70000.7', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const answer = main.getByRole('heading', { level: 2, name: /^you could stop at/ });
  await expect(main.getByText('Reading the link…')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'When can you stop?' })).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(main.getByRole('figure').first()).toBeHidden();

  release();
  await expect(main.getByText('Reading the link…')).toBeHidden();
  await expect(answer).toBeVisible();
  await expect(answer).not.toHaveText('you could stop at 69.');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('2,000');
});

for (const width of [1280, 375]) {
  test(`at ${width} px, nothing above the assumptions moves them while the outlook loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await waitForFonts(page);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/outlook', { waitUntil: 'commit' });
    const assumptions = page.getByRole('heading', { name: 'Assumptions', exact: true });
    const place = () => assumptions.evaluate((title) => title.getBoundingClientRect().top + scrollY);
    await page.getByRole('contentinfo').waitFor();
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return styles.every(({ sheet }) => sheet !== null);
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await place();
    release();
    await expect(page.getByRole('figure', { name: /more years of work/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Done: / })).toHaveCount(3);
    expect(await place()).toBe(before);
  });
}
