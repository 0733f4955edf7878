import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from '../test/layout-faults.ts';

/** Returns the faults that checks of the layout find on the page. */
export function faultsOf(page: Page, checks: readonly (() => string[])[]): Promise<string[]> {
  // One call for all checks: each call takes longer than a check.
  return page.evaluate<string[]>(`[${checks.join()}].flatMap((check) => check())`);
}

/** Expects that the page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await faultsOf(page, [sidewaysScroll])).toEqual([]);
}
