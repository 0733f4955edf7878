import { expect, type Page } from '@playwright/test';
import { guides } from '../src/features/guides/guides.ts';
import { calculateButton } from './calculator.ts';
import { open, waitForHydration } from './page-actions.ts';
import type { Screen } from './screen.ts';

/** Errors of forms, pages of links in emails, and the guides with the tables of their charts open. */
export const visitorScreens: readonly Screen[] = [
  {
    name: 'home with errors',
    show: async (page) => {
      await open(page, '/');
      await waitForHydration(page, '#contact form');
      await waitForHydration(page, '#newsletter form');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.locator('#contact [aria-invalid=true]').first()).toBeVisible();
      await expect(page.locator('#newsletter [aria-invalid=true]').first()).toBeVisible();
      const age = page.getByRole('textbox', { name: /^Target Retirement Age/ });
      await age.fill('40');
      await age.blur();
      await page.getByRole('textbox', { name: /^Current Age/ }).fill('50');
      await calculateButton(page).click();
    },
  },
  { name: 'unsubscribing', show: (page) => open(page, '/newsletter/unsubscribe/unknown') },
  { name: 'guides', show: (page) => open(page, '/guides') },
  ...guides.map(({ slug }) => ({
    name: `guide to ${slug}`,
    show: async (page: Page) => {
      await open(page, `/guides/${slug}`);
      for (const summary of await page.getByText('Show as a table').all()) await summary.click();
    },
  })),
];
