import type { Plan } from '@whenabouts/server/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Handlers } from './fake-api.ts';
import { button, textsOf } from './page-actions.ts';
import { renderPage } from './render-page.tsx';
import { sampleMember, samplePlan } from './samples.ts';

/** A row of the list of plans. */
export const planRow = (name: string) => page.getByRole('row').filter({ hasText: name });

/** The names of the listed plans, in their order. */
export const planNames = () => textsOf(page.getByRole('rowheader'));

export const columnHeader = (name: RegExp) => page.getByRole('columnheader', { name });

export const compareCheckbox = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });

/** Compares two or three plans. Returns the table. */
export async function compare(...names: readonly string[]) {
  for (const name of names) await compareCheckbox(name).click();
  await button(`Compare ${names.length} plans`).click();
  return page.getByRole('table', { name: 'Plans side by side' });
}

/** The dialog that asks before a plan is deleted. */
export const deletionDialog = page.getByRole('alertdialog', { name: 'Delete Retirement Plan' });

export const rectOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();

/** Gamma, alpha and Beta, in the order in which they were saved, last first. */
export const threePlans: [gamma: Plan, alpha: Plan, beta: Plan] = [
  samplePlan({ id: 3, name: 'Gamma', retirementAge: 55, updatedAt: '2026-03-03T18:05:00.000Z' }),
  samplePlan({ id: 2, name: 'alpha', monthlySavings: 100, updatedAt: '2026-03-02T18:05:00.000Z' }),
  samplePlan({ id: 1, name: 'Beta', monthlySavings: 1500 }),
];

export const numberedPlans = (count: number): Plan[] =>
  Array.from({ length: count }, (_, index) =>
    samplePlan({ id: index + 1, name: `Plan ${index + 1}`, monthlySavings: 500 + 10 * index }),
  );

/** Opens the list with a member's plans. */
export function showPlans(plans: NonNullable<Handlers['GET /api/retirement-plans']>, api: Handlers = {}) {
  return renderPage('/my-plans', {
    member: sampleMember,
    api: { 'GET /api/retirement-plans': plans, ...api },
  });
}

/** Chooses to delete a plan, and waits for the dialog that asks for confirmation. */
export async function askToDelete(name: string): Promise<void> {
  await button(`Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  await expect.element(deletionDialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
}
