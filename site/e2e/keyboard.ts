import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrame } from './page-actions.ts';

const MAX_STEPS = 60;

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STEPS} presses of ${key} do not lead to ${control}`);
}

/** Moves back to a control with Shift+Tab. */
export async function shiftTabTo(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control, 'Shift+Tab');
}

/** Expects that an element has the focus, is in view, and has an outline on it or on the box around it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is lost';
    const html = focused.outerHTML.slice(0, 120);
    const isMarked = [focused, focused.parentElement].some((element) => {
      if (!element) return false;
      // The ring of a slider is around its thumb, whose style no script can read.
      if (element.matches('[type=range]:focus-visible')) return true;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isMarked) return `nothing marks ${html}`;
    const { top, bottom, width, height } = focused.getBoundingClientRect();
    const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    return isInSight ? 'seen' : `out of sight: ${html}`;
  });
  expect(seen).toBe('seen');
}

/** Expects that the focus is on some element: a page that loses it sends keyboard users back to its start. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Opens the menu of the focused button and moves to one of its items with the arrow keys. */
export async function chooseMenuItemByKeyboard(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await entry.getAttribute('data-highlighted')) !== null) break;
    await page.keyboard.press('ArrowDown');
    await nextFrame(page);
  }
  await expect(entry).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}
