import { expect, type Locator, type Page } from '@playwright/test';

/** Taps controls and counts the taps. */
export function tapper(page: Page) {
  let taps = 0;
  return {
    count: () => taps,
    /** Taps a control that is on the screen or further down: a visitor who looks for it never scrolls back. */
    tap: async (control: Locator): Promise<void> => {
      await expect(control).toBeVisible();
      // A role would not do: an open dialog hides the header from the accessibility tree.
      const header = await page.locator('header').first().boundingBox();
      await expect
        .poll(async () => (await control.boundingBox())?.y, 'not above what is on the screen')
        .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await control.tap();
      taps += 1;
    },
  };
}
