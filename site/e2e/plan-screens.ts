import { expect } from '@playwright/test';
import { addPlan, planWithLongNumbers } from './members.ts';
import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

const longName = 'W'.repeat(100);

/** The pages and dialogs of a member's plans, and their errors. */
export const planScreens: readonly Screen[] = [
  {
    name: 'plans, compared',
    onlyInAllPages: true,
    member: true,
    longNumbers: true,
    show: async (page) => {
      for (const name of ['By the sea', 'In the hills', longName]) {
        await addPlan(page.request, { ...planWithLongNumbers, name });
      }
      await open(page, '/my-plans');
      for (const name of ['By the sea', 'In the hills', 'WWW']) {
        await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
      }
      await page.getByRole('button', { name: 'Compare 3 plans' }).click();
      const table = page.getByRole('table', { name: 'Plans side by side' });
      await expect(table).toContainText('$4,471,232,132 in future dollars');
    },
  },
  {
    name: 'plan',
    onlyInAllPages: true,
    member: true,
    longNumbers: true,
    show: async (page) => {
      const { id } = await addPlan(page.request, { ...planWithLongNumbers, name: longName });
      await open(page, `/view-plan/${id}`);
      await expect(page.getByText('$4,471,232,132').first()).toBeVisible();
      await expect(page.getByText('Based on 4% annual withdrawal rate')).toBeVisible();
    },
  },
  {
    name: 'check-in of a plan',
    member: true,
    longNumbers: true,
    show: async (page) => {
      const { id } = await addPlan(page.request, { ...planWithLongNumbers, name: longName });
      await page.clock.setFixedTime(Date.now() + 366 * 24 * 60 * 60 * 1000);
      await open(page, `/check-in/${id}`);
      await page.getByRole('textbox', { name: 'Savings now' }).fill('19,500,000');
      await page.getByRole('button', { name: 'See where you are' }).click();
      await page.getByRole('main').getByText('Show as a table').click();
      await expect(page.getByRole('table', { name: /^Each row changes/ })).toBeVisible();
    },
  },
];
