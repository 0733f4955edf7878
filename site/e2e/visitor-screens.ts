import { expect } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { addPlan } from './members.ts';
import { errorResponse, failRequests } from './network-errors.ts';
import { open } from './page-actions.ts';
import type { Screen } from './screen.ts';

const longName = 'W'.repeat(100);

/** Forms, dialogs and errors that visitors and members come across. */
export const visitorScreens: readonly Screen[] = [
  {
    name: 'home with errors',
    show: async (page) => {
      await open(page, '/');
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
  { name: 'unsubscribing', show: (page) => open(page, '/newsletter/unsubscribe/nobodys') },
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
