import type { Page } from '@playwright/test';
import { calculateButton, expectSavings, slider } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

/** Records every text that appears in a live region, as a screen reader would read it. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [role=alert], [aria-live]');
      });
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim();
        if (text) announced.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const announced = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);

/** Lets time pass until this many texts were announced, and ten more seconds for one too many. */
async function announcements(page: Page, count: number): Promise<string[]> {
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return (await announced(page)).length;
    })
    .toBeGreaterThanOrEqual(count);
  await page.clock.runFor(10_000);
  return announced(page);
}

test('the answer is announced once after Calculate, and once after a change', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await recordAnnouncements(page);
  await calculateButton(page).click();
  expect(await announcements(page, 1)).toEqual([expect.stringMatching(/^If you keep saving \$500 a month/)]);
  await slider(page, 'Monthly Contributions').press('ArrowRight');
  expect((await announcements(page, 2)).slice(1)).toEqual([
    expect.stringMatching(/^If you keep saving \$550 a month/),
  ]);
});

test('with a result on the page, a change in the hero announces only the answer of the hero', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await recordAnnouncements(page);
  await calculateButton(page).click();
  expect(await announcements(page, 1)).toEqual([expect.stringMatching(/^If you keep saving \$500 a month/)]);
  const monthly = page.getByRole('spinbutton', { name: 'Your savings each month', exact: true });
  await monthly.press('ArrowRight');
  await expectSavings(page, '$1,076,809');
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^At 35, .*\$550 a month, you could/ }),
  ).toBeVisible();
  expect((await announcements(page, 2)).slice(1)).toEqual([
    expect.stringMatching(/^At 35, with \$50,000 saved and \$550/),
  ]);
  // Leaving the hero does not announce the other answer to the same change.
  await slider(page, 'Annual Income').focus();
  await page.clock.runFor(10_000);
  expect(await announced(page)).toHaveLength(2);
  await slider(page, 'Monthly Contributions').press('ArrowLeft');
  expect((await announcements(page, 3)).slice(2)).toEqual([
    expect.stringMatching(/^If you keep saving \$500 a month/),
  ]);
});
