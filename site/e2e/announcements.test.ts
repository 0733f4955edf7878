import type { Page } from '@playwright/test';
import { calculateButton, slider } from './calculator.ts';
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

test('the answer is announced once after Calculate, and once after a change', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await recordAnnouncements(page);
  await calculateButton(page).click();
  await page.clock.runFor(10_000);
  expect(await announced(page)).toEqual([expect.stringMatching(/^If you keep saving \$500 a month/)]);
  await slider(page, 'Monthly Contributions').press('ArrowRight');
  await page.clock.runFor(10_000);
  expect((await announced(page)).slice(1)).toEqual([
    expect.stringMatching(/^If you keep saving \$550 a month/),
  ]);
});
