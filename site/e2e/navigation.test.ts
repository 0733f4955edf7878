import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { heading, nextFrame, open, waitForScrollEnd } from './page-actions.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Expects that the section is in view below the header and has the focus. */
async function expectAtSection(page: Page, hash: string): Promise<void> {
  const section = page.locator(`section${hash}`);
  await expect(section).toBeFocused();
  await waitForScrollEnd(page);
  await expect
    .poll(() =>
      section.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const below = document.documentElement.scrollHeight - innerHeight - scrollY;
        const isInView = (top >= 0 && top < 200) || (below <= 1 && top > 0);
        return isInView ? 'in view' : `${top} px from the top, ${scrollY} px scrolled, ${below} px below`;
      }),
    )
    .toBe('in view');
}

test('a link to a section jumps there from another page, and its URL opens there', async ({ page }) => {
  await open(page, '/login');
  const scrolled = await recordScrolling(page);
  await nav(page, 'About').click();
  await expect(page).toHaveURL('/#about');
  await expectAtSection(page, '#about');
  expect(await scrolled()).toEqual([['about', { behavior: 'instant' }]]);
  // A change of the hash alone loads nothing.
  await page.goto('about:blank');
  await open(page, '/#about');
  await expectAtSection(page, '#about');
});

test('on a phone, the calculator stays below the header while the chart above it appears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await register(page.request);
  const { id } = await addPlan(page.request, { assumptions: { preTaxShare: 100 } });
  await open(page, `/view-plan/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Edit Plan', exact: true }).click();
  const hero = page.getByRole('region', { name: 'Whenabouts. When can you stop working?' });
  await expect(hero.getByRole('figure')).toBeAttached();
  await expectAtSection(page, '#calculator');
  const { y } = (await page.locator('section#calculator').boundingBox()) ?? { y: Number.NaN };
  expect(y).toBeLessThan(100);
});

test('a new page has its title, the focus on its heading, and is scrolled to the top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(heading(page, 'Log in')).toBeFocused();
  await expect(page).toHaveTitle('Log in | Whenabouts');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(heading(page, 'Log in')).toHaveCSS('outline-style', 'none');
  // With the keyboard, the focus outline is visible, and no wider than the text.
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).press('Enter');
  await expect(heading(page, 'Create an account')).toBeFocused();
  await expect(page).toHaveTitle('Create an account | Whenabouts');
  await expect(heading(page, 'Create an account')).toHaveCSS('outline-style', 'solid');
  expect(
    await heading(page, 'Create an account').evaluate(
      ({ clientWidth, parentElement }) => clientWidth < (parentElement?.clientWidth ?? 0),
    ),
  ).toBe(true);
});

test('going back restores the scroll position', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // The page receives the event with the next frame.
  await nextFrame(page);
  // Clicked by position: Playwright would scroll a link that is already in view.
  const area = await page.getByRole('banner').getByRole('link', { name: 'Log In' }).boundingBox();
  await page.mouse.click((area?.x ?? 0) + 10, (area?.y ?? 0) + 10);
  await expect(heading(page, 'Log in')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Whenabouts. When can you stop working?')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('going back after Calculate Now leads to the hero', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/');
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  const results = page.getByRole('heading', { name: 'Your Retirement Outlook' });
  const button = page.getByRole('link', { name: 'Calculate Now' });
  await button.click();
  await expect(results).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await button.click();
  await expect(results).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
});

test('going back within a page restores the scroll position, and reloads a page without a main element', async ({
  page,
}) => {
  await open(page, '/');
  await nav(page, 'About').click();
  await expectAtSection(page, '#about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expectAtSection(page, '#about');
  await page.evaluate(() => {
    (window as unknown as { before: boolean }).before = true;
    document.querySelector('main')?.remove();
  });
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  await expect(page.getByRole('main')).toBeVisible();
});

/** Records the elements that are scrolled into view. Returns a function that lists them. */
async function recordScrolling(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const scrollCalls: unknown[] = [];
    (window as unknown as { scrollCalls: unknown[] }).scrollCalls = scrollCalls;
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function record(options) {
      scrollCalls.push([this.id, options]);
      scroll.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrollCalls: unknown[] }).scrollCalls);
}
