import { expect } from '@playwright/test';
import { typeInto } from './calculator.ts';
import { longestNumbersHash } from './members.ts';
import { open, openPart } from './page-actions.ts';
import type { Screen } from './screen.ts';

/** The states of the outlook page that the tests of layout, contrast and accessibility visit. */
export const outlookScreens: readonly Screen[] = [
  {
    name: 'outlook',
    show: async (page) => {
      await open(page, '/outlook');
      await page.getByText('Show as a table').first().click();
      for (const part of [
        'Year by year',
        'Past retirements',
        'Assumptions',
        'Compare versions',
        'Check in next year',
      ]) {
        await openPart(page, part);
      }
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
    show: async (page) => {
      await open(page, `/outlook${longestNumbersHash}`);
      for (const part of ['Year by year', 'Past retirements', 'Assumptions']) await openPart(page, part);
    },
  },
  {
    name: 'outlook with things that change',
    show: async (page) => {
      const household = 'spendingCut=10&cost=Mortgage.1000.month.65.75.0';
      const longName = 'W'.repeat(60);
      await open(
        page,
        `/outlook#plan=35.65.50000.500.70000.7&assume=4667&${household}&income=${longName}.50000.once.45.x.1`,
      );
      await page.getByText('Something that changes (2)').click();
      await page.getByRole('button', { name: 'Pension or other income' }).click();
      await page.getByRole('group', { name: 'Pension' }).getByText('More', { exact: true }).click();
    },
  },
  {
    name: 'outlook of a retired visitor',
    show: async (page) => {
      await open(page, '/outlook');
      await typeInto(page, 'Current Age', '58');
      await page.getByRole('radio', { name: 'Already retired' }).check();
      await expect(page.getByText('Before 59½,')).toBeVisible();
    },
  },
];
