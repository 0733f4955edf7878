import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrame } from './page-actions.ts';

const MAX_STEPS = 60;

/** Presses Tab until the control has the focus, which must be seen after each step. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  // Finding the control by its role again after each step would take longer than the step.
  const target = await control.elementHandle();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(describeFocus, target);
    expect(focus.seen).toBe('seen');
    if (focus.isOnTarget) return;
  }
  throw new Error(`${MAX_STEPS} presses of ${key} do not lead to ${control}`);
}

/** Moves back to a control with Shift+Tab. */
export async function shiftTabTo(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control, 'Shift+Tab');
}

/** Tells whether the focused element is in view and has an outline on it or on the box around it: 'seen', or why not. */
function describeFocus(target: Element | null): { seen: string; isOnTarget: boolean } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { seen: 'the focus is lost', isOnTarget: false };
  const html = focused.outerHTML.slice(0, 120);
  const isMarked = [focused, focused.parentElement].some((element) => {
    if (!element) return false;
    // The ring of a slider is around its thumb, whose style no script can read.
    if (element.matches('[type=range]:focus-visible')) return true;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom, width, height } = focused.getBoundingClientRect();
  const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  const fault = isMarked ? !isInSight && `out of sight: ${html}` : `nothing marks ${html}`;
  return { seen: fault || 'seen', isOnTarget: focused === target };
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
