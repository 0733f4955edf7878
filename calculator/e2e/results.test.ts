import { calculateRetirement, defaultInputs, formatDollars, scenarioNames } from '@whenabouts/core';
import { calculate, calculator, expect, test } from './fixtures.ts';

const { scenarios } = calculateRetirement(defaultInputs);

test('the cards list the amount of each scenario', async ({ open }) => {
  const page = await open({ element: calculator() });
  await calculate(page);
  for (const [card, amount] of [
    ['Projected Retirement Savings', 'retirementSavings'],
    ['Estimated Monthly Income', 'monthlyRetirementIncome'],
  ] as const) {
    const section = page
      .locator('section section')
      .filter({ has: page.getByRole('heading', { name: card }) });
    await expect(section.locator('dl').first().getByRole('definition')).toHaveText(
      scenarioNames.map((name) => formatDollars(scenarios[name][amount])),
    );
  }
});

test('today’s dollars are next to future dollars', async ({ open }) => {
  const page = await open({ element: calculator('current-age="64"') });
  await calculate(page);
  for (const [amount, today] of [
    ['$59,811', '$58,400'],
    ['$199 per month', '$194'],
  ] as const) {
    const card = page.locator('section section').filter({ hasText: amount });
    await expect(card).toContainText(`in future dollars (${today} in today’s dollars)`);
  }
  await expect(
    page.getByText('with about $60,000 in future dollars ($58,400 in today’s dollars)'),
  ).toBeVisible();
});
