import { type Locator, page } from 'vitest/browser';
import { button, expectText } from './page-actions.ts';
import { renderPage } from './render-page.tsx';

/** The results of the calculator, or the placeholder for them. */
export const results: Locator = page.getByRole('region', { name: 'Your Retirement Outlook' });

/** A card of the results, by its heading. */
export const resultCard = (name: string): HTMLElement =>
  results.getByRole('heading', { name, exact: true }).element().closest('section') as HTMLElement;

/** The choice of the dollars in which the results are shown. */
export const dollarsChoice = (name: 'Future dollars' | 'Today’s dollars'): Locator =>
  page.getByRole('radio', { name });

/** Shows the landing page, and calculates with the default inputs. */
export async function showResults(): Promise<void> {
  await renderPage('/');
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
}
