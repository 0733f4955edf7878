import { expect } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { addPlan, planWithLongNumbers } from './members.ts';
import { errorResponse, failRequests } from './network.ts';
import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

const longName = 'W'.repeat(100);

/** The pages and dialogs of a member's plans, and their errors. */
export const planScreens: readonly Screen[] = [
  {
    name: 'no plans',
    member: true,
    show: async (page) => {
      await open(page, '/my-plans');
      await expect(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
    },
  },
  {
    name: 'plans, compared',
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
    name: 'plan with compared records',
    member: true,
    longNumbers: true,
    show: async (page) => {
      const plan = { ...planWithLongNumbers, name: longName };
      const { id } = await addPlan(page.request, plan);
      const saved = await page.request.put(`/api/retirement-plans/${id}`, {
        headers: { 'If-Match': '*' },
        data: { ...plan, currentSavings: 0 },
      });
      expect(saved.status()).toBe(200);
      await open(page, `/view-plan/${id}`);
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Compare/ })
          .nth(index)
          .check();
      await page.getByRole('button', { name: 'Compare 2 records' }).click();
      await expect(page.getByRole('table', { name: 'Records side by side' })).toBeVisible();
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
  {
    name: 'editing',
    member: true,
    show: async (page) => {
      const { id } = await addPlan(page.request, { name: longName });
      await open(page, `/?plan=${id}`);
      await expect(page.getByText('You are editing')).toBeVisible();
    },
  },
  {
    name: 'save dialog',
    member: true,
    show: async (page) => {
      await open(page, '/');
      await calculateButton(page).click();
      await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'plans that fail to load',
    member: true,
    error: /500.*\/api\/retirement-plans/,
    show: async (page) => {
      const failure = errorResponse(500, 'internal', 'Something went wrong. Please try again.');
      await failRequests(page, 'GET /api/retirement-plans', failure);
      await open(page, '/my-plans');
      await expect(page.getByRole('alert')).toContainText('Your plans could not be loaded.');
    },
  },
  {
    name: 'deleting a plan',
    member: true,
    show: async (page) => {
      await addPlan(page.request, { name: longName });
      await open(page, '/my-plans');
      await page.getByRole('button', { name: `Actions for ${longName}` }).click();
      await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'updating a plan that was changed elsewhere',
    member: true,
    error: /412.*\/api\/retirement-plans/,
    show: async (page) => {
      const { id } = await addPlan(page.request, { name: longName });
      const stale = errorResponse(412, 'stale', 'This plan was changed elsewhere since you opened it.');
      await failRequests(page, `PUT /api/retirement-plans/${id}`, stale);
      await open(page, `/?plan=${id}#calculator`);
      await page.getByRole('button', { name: 'Update Plan', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Update Plan' }).click();
      await expect(page.getByRole('button', { name: 'Overwrite' })).toBeVisible();
    },
  },
];
