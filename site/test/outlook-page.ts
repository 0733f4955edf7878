import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { renderPage } from './render-page.tsx';

/** The goal of a visitor who has changed nothing. */
export const DEFAULT_GOAL =
  'At 69, your money lasts to 95 in at least 8 out of 10 futures, on $4,430 a month in today’s dollars, what you live on today (taxes left out), $3,030 of it from Social Security.';

/** The outlook of the default numbers, with 80% of the income to spend. */
export const SPENDS_MORE = '/outlook#plan=35.65.50000.500.70000.7&assume=4667';

const paragraphs = page.getByRole('main').getByRole('paragraph');

/** The answer: "you could stop at 69." */
export const headline: Locator = page.getByRole('heading', {
  level: 2,
  name: /could stop|too early|can spend|too high/,
});

/** The sentence below the answer, with numbers that can be changed. */
export const goal: Locator = paragraphs
  .filter({ hasText: /your money lasts .* in at least|^The amount is in today’s dollars/ })
  .first();

/** The sentence "You’d like 65: that works in 4 out of 10 futures." */
export const desiredAgeSentence: Locator = page.getByText(/^You’d like \d+.* futures/).first();

/** The heading of a part, which opens it. */
export const partHeading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name });

/** Opens the numbers, which are closed at first in a narrow window. */
export function openNumbers(): void {
  document.querySelector('details:has(> #your-numbers)')?.setAttribute('open', '');
}

/** Shows the outlook, with the numbers of a link if the path has any. */
export async function showOutlook(path = '/outlook'): Promise<void> {
  await renderPage(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // They are removed from the URL once they are shown.
  await expect.poll(() => location.hash).not.toMatch(/^#plan=/);
}
