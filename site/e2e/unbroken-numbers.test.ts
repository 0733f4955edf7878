import type { Page } from '@playwright/test';
import { calculateButton, outlook, slider } from './calculator.ts';
import { type ExplainerId, explainers, openExplainer } from './explainers.ts';
import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { open } from './page-actions.ts';
import { expectUnbrokenAmounts } from './unbroken-amounts.ts';

/** The inputs that lead to the longest numbers. */
const extremes = [
  ['Current Age', 'Home'],
  ['Target Retirement Age', 'End'],
  ['Current Retirement Savings', 'End'],
  ['Monthly Contributions', 'End'],
  ['Annual Income', 'Home'],
  ['Expected Annual Return (%)', 'End'],
] as const;

async function expectWholeNumbers(page: Page): Promise<void> {
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectUnbrokenAmounts(page, `${width} px`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test('billions in the results of the calculator are not broken, and percentages have separators', async ({
  page,
}) => {
  await open(page, '/');
  for (const [label, key] of extremes) await slider(page, label).press(key);
  await calculateButton(page).click();
  await expect(outlook(page).getByText('$4,471,232,132').first()).toBeVisible();
  await expectWholeNumbers(page);
  expect(
    await outlook(page)
      .getByText(/[0-9]{4,}%/)
      .count(),
  ).toBe(0);
});

/** A plan with the longest numbers. */
const extremePlan = {
  currentAge: 18,
  retirementAge: 85,
  currentSavings: 1_000_000,
  monthlySavings: 5000,
  annualIncome: 20_000,
  expectedReturn: 12,
};

test('nor are those in the list of saved plans and in the outlook of a plan', async ({ page, member }) => {
  expect(member).toBeDefined();
  const { id, name } = await addPlan(page.request, extremePlan);
  await open(page, '/my-plans');
  await expect(page.getByText(name).first()).toBeVisible();
  await expectWholeNumbers(page);
  await open(page, `/outlook?plan=${id}`);
  await expectWholeNumbers(page);
});

test('nor are those of compared plans, which fit side by side on a phone', async ({ page, member }) => {
  expect(member).toBeDefined();
  for (const name of ['First', 'Second', 'Third']) await addPlan(page.request, { ...extremePlan, name });
  await open(page, '/my-plans');
  for (const name of ['First', 'Second', 'Third']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Compare 3 plans' }).click();
  const table = page.getByRole('table', { name: 'Plans side by side' });
  await expect(table).toContainText('$4,471,232,132 in future dollars');
  await expectWholeNumbers(page);
  await page.setViewportSize({ width: 375, height: 800 });
  for (const name of ['First', 'Second', 'Third']) {
    await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('nor are those of a saved plan', async ({ page, member }) => {
  expect(member).toBeDefined();
  const { id } = await addPlan(page.request, extremePlan);
  await open(page, `/view-plan/${id}`);
  await expect(page.getByText('$4,471,232,132').first()).toBeVisible();
  await expectWholeNumbers(page);
});

for (const id of Object.keys(explainers) as ExplainerId[]) {
  test(`nor are those of the explainer “${id}”`, async ({ page }) => {
    await openExplainer(page, id);
    for (const thumb of await page.getByRole('slider').all()) await thumb.press('End');
    await expectWholeNumbers(page);
  });
}
