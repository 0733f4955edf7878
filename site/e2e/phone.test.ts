import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { open } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test.use({ viewport: { width: 375, height: 740 } });

for (const width of [320, 375]) {
  test(`the header shows the product's name at ${width} px, to visitors and to members with a long name`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const name = page.getByRole('banner').getByText('Whenabouts', { exact: true });
    await open(page, '/');
    await expect(name).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    const member = await register(request);
    await request.put('/api/auth/profile', { data: { firstName: 'Maximiliana Aurelia', lastName: '' } });
    expect(member).toBeDefined();
    await open(page, '/my-plans');
    await expect(name).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
}

test('the theme toggle is in the menu', async ({ page }) => {
  await open(page, '/');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' });
  await expect(toggle).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the scroll-to-top button covers neither inputs nor amounts', async ({ page }) => {
  await open(page, '/');
  await calculateButton(page).click();
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const covered = () =>
    page.evaluate(() => {
      const area = document.querySelector('[aria-label="Scroll to top"]')?.getBoundingClientRect();
      if (!area) return [];
      const found = [];
      for (const element of document.querySelectorAll('main input, main textarea, main dd, main p')) {
        if (element.tagName === 'P' && !/[$]/.test(element.textContent ?? '')) continue;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const apart =
          right < area.left || left > area.right || bottom < area.top || top > area.bottom || right === left;
        if (!apart) found.push(element.outerHTML.slice(0, 80));
      }
      return found;
    });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 320; top < end; top += 150) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    expect(await covered(), `scrolled to ${top}`).toEqual([]);
  }
  await page.locator('#how-it-works').evaluate((section) => section.scrollIntoView({ block: 'end' }));
  await expect(button).toBeVisible();
});
