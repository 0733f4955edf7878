import { expect } from '@playwright/test';
import { type } from './calculator.ts';
import { longestNumbersHash } from './members.ts';
import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

export const outlookScreens: readonly Screen[] = [
  {
    name: 'outlook',
    show: async (page) => {
      await open(page, '/outlook');
      await page.getByText('Show as a table').first().click();
      await page.getByRole('checkbox', { name: 'I know my benefit' }).check();
      await page.getByRole('button', { name: 'Keep as version A' }).click();
      await page.getByRole('button', { name: 'Apply: Save more' }).click();
      await page.getByRole('button', { name: 'Keep as version B' }).click();
      await expect(page.getByText(/^Version B saves .* \d+ years earlier\.$/)).toBeVisible();
    },
  },
  {
    name: 'outlook with long numbers',
    longNumbers: true,
    show: (page) => open(page, `/outlook${longestNumbersHash}`),
  },
  {
    name: 'outlook of a retired visitor',
    show: async (page) => {
      await open(page, '/outlook');
      await type(page, 'Current Age', '58');
      await page.getByRole('radio', { name: 'Already retired' }).check();
      await expect(page.getByText('Before 59½,')).toBeVisible();
    },
  },
];
