import type { Locator, Page } from '@playwright/test';
import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { waitForFonts } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

test.use({ firstVisit: true });

/** Opens a page with its styles and fonts, but without its scripts. Returns a function that loads them. */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  await waitForFonts(page);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return styles.every(({ sheet }) => sheet !== null);
  });
  await page.evaluate(() => document.fonts.ready);
  return release;
}

/** Returns the distance of an element from the top of the page, in pixels. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('until its scripts have loaded, a link shows that it is being read and not the answer of the example, and the title stays in place', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/outlook#plan=35.63.50000.2000.70000.7');
  const main = page.getByRole('main');
  const answer = main.getByRole('heading', { level: 2, name: /^you could stop at/ });
  const title = main.getByRole('heading', { name: 'When can you stop?' });
  await expect(main.getByText('Reading the link…')).toBeVisible();
  await expect(title).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(main.getByRole('figure').first()).toBeHidden();
  const before = await placeOf(title);

  release();
  await expect(main.getByText('Reading the link…')).toBeHidden();
  await expect(answer).toBeVisible();
  await expect(answer).not.toHaveText('you could stop at 69.');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('2,000');
  expect(await placeOf(title)).toBe(before);
});

test('until the answer to a link has loaded, the landing page shows that the link is being read and not the answer of the example', async ({
  page,
}) => {
  const releaseAnswer = await holdRequests(page, '**/assets/hero-answer-*.js');
  const release = await openWithoutScripts(page, '/#plan=46.65.210000.500.70000.7');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const answer = main.getByRole('heading', { name: /^you could stop at/ });
  const reading = main.getByText('Reading the link…');
  await expect(title).toBeVisible();
  await expect(reading).toBeInViewport();
  for (const example of [answer, main.getByText('Stop at 69').first(), box(page, 'Current Age')]) {
    await expect(example).toBeHidden();
  }
  const before = await placeOf(title);

  release();
  await expect(box(page, 'Current Age')).toHaveValue('46');
  await expect(reading).toBeVisible();
  await expect(answer).toBeHidden();

  releaseAnswer();
  await expect(answer).toHaveText('you could stop at 68.');
  await expect(reading).toBeHidden();
  expect(await placeOf(title)).toBe(before);
});

for (const width of opensEveryPage ? [1280, 375] : [375]) {
  test(`at ${width} px, nothing above the assumptions moves them while the outlook loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openWithoutScripts(page, '/outlook');
    const assumptions = page.getByRole('heading', { name: 'Assumptions', exact: true });
    const before = await placeOf(assumptions);
    release();
    await expect(page.getByRole('figure', { name: /more years of work/ })).toBeVisible();
    await page.getByRole('heading', { name: 'Your next steps' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('checkbox', { name: /^Done: / })).toHaveCount(3);
    expect(await placeOf(assumptions)).toBe(before);
  });
}

test('a script that fails to load while the page is idle is not an error of the page', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource.*dates-part/);
  await page.route('**/assets/dates-part-*.js', (route) => route.abort());
  await page.goto('/outlook');
  await page.waitForLoadState('networkidle');
});
