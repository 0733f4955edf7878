import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, nextFrame, open } from './visits.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const sections = [
  { link: 'Calculator', hash: '#calculator' },
  { link: 'How It Works', hash: '#how-it-works' },
  { link: 'About', hash: '#about' },
];

/** The section stands in sight below the header, and has the focus. */
async function expectArrived(page: Page, hash: string): Promise<void> {
  const section = page.locator(`section${hash}`);
  await expect(section).toBeFocused();
  await expect
    .poll(async () => {
      const top = (await section.boundingBox())?.y ?? Number.NaN;
      const atEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      return (top >= 0 && top < 200) || (atEnd && top > 0);
    })
    .toBe(true);
}

test('the links to the sections scroll there, again and again', async ({ page }) => {
  await open(page, '/');
  for (const { link, hash } of sections) {
    await page.evaluate(() => scrollTo(0, 0));
    await nav(page, link).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expectArrived(page, hash);
    await page.evaluate(() => scrollTo(0, 0));
    await nav(page, link).click();
    await expectArrived(page, hash);
  }
});

test('they lead there from another page, too, and their addresses open there', async ({ page }) => {
  for (const { link, hash } of sections) {
    await open(page, '/login');
    await nav(page, link).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expectArrived(page, hash);
    // Where only the hash is another, nothing is loaded.
    await page.goto('about:blank');
    await open(page, `/${hash}`);
    await expectArrived(page, hash);
  }
});

test('the scrolling waits for the page to settle', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await nav(page, 'About').click();
  await expect(page).toHaveURL('/#about');
  await page.clock.runFor(90);
  await expect(page.locator('#about')).not.toBeFocused();
  await page.clock.runFor(20);
  await expect(page.locator('#about')).toBeFocused();
});

test('an address with a hash that leads nowhere is no reason to fail', async ({ page }) => {
  for (const hash of ['#nowhere', '#%', '#a b']) {
    await open(page, `/${hash}`);
    await expect(heading(page, 'Whenabouts.')).toBeVisible();
  }
});

test('the hero leads on', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('Trusted by over 10,000 users')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate Now' }).click();
  await expect(page.getByRole('heading', { name: 'Your Information' })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
});

test('a new page has its title, the focus on its heading, and stands at its top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(heading(page, 'Log in')).toBeFocused();
  await expect(page).toHaveTitle('Log in | Whenabouts');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The ring can be seen, and is no wider than the words.
  await expect(heading(page, 'Log in')).toHaveCSS('outline-style', 'solid');
  expect(
    await heading(page, 'Log in').evaluate((h1) => h1.clientWidth < (h1.parentElement?.clientWidth ?? 0) / 2),
  ).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create an account')).toBeFocused();
  await expect(page).toHaveTitle('Create an account | Whenabouts');
});

test('back leads to where the visitor stood', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // The page hears of it with the next frame.
  await nextFrame(page);
  // Pressed where it stands: to bring a link into view that is in view would move the page.
  const area = await page.getByRole('banner').getByRole('link', { name: 'Log In' }).boundingBox();
  await page.mouse.click((area?.x ?? 0) + 10, (area?.y ?? 0) + 10);
  await expect(heading(page, 'Log in')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Whenabouts.')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('back within the page leads to where the visitor stood too', async ({ page }) => {
  await open(page, '/');
  await nav(page, 'About').click();
  await expectArrived(page, '#about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('going back to a page without a main part loads it anew', async ({ page }) => {
  await open(page, '/');
  await nav(page, 'About').click();
  await expectArrived(page, '#about');
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

test('the page glides to its parts, and with less motion it does not', async ({ page }) => {
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    await page.evaluate(() => {
      const asked: unknown[] = [];
      (window as unknown as { asked: unknown[] }).asked = asked;
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function record(options) {
        asked.push([this.id, options]);
        scroll.call(this, options);
      };
    });
    await page.getByRole('button', { name: 'Calculate Now' }).click();
    await page.getByRole('button', { name: 'Learn More' }).click();
    await nav(page, 'About').click();
    await expectArrived(page, '#about');
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual([
      ['calculator', { behavior }],
      ['how-it-works', { behavior }],
      ['about', { behavior }],
    ]);
  }
});

test('the link to the page that is open is marked, and no other', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await open(page, '/blog');
  await expect(current).toHaveText(['Blog']);
  await expect(current).toHaveAttribute('aria-current', 'page');
  await open(page, '/guides/healthcare');
  await expect(current).toHaveText(['Guides']);
  await open(page, '/login');
  await expect(current).toHaveCount(0);
});
