import {
  claimingOptions,
  contributionTerms,
  formatDollars,
  lifetimeBenefit,
  marketNames,
  markets,
  recommendedAllocation,
  socialSecurityBenefit,
  traditionalVersusRoth,
  withdrawalProjection,
} from '../../core/src/index.ts';
import { openExplainer, resultValue, slider, summary, tableRows, type } from './explainers.ts';
import { expect, test } from './fixtures.ts';

test('how long savings last: text, table and engine agree', async ({ page }) => {
  for (const { portfolio, withdrawalRate, years } of [
    { portfolio: 1_000_000, withdrawalRate: 4, years: 30 },
    { portfolio: 750_000, withdrawalRate: 6.5, years: 42 },
    { portfolio: 5_000_000, withdrawalRate: 1, years: 50 },
  ]) {
    await openExplainer(page, 'fourPercent');
    await type(page, 'Retirement Savings', String(portfolio));
    await type(page, 'Withdrawal Rate (%)', String(withdrawalRate));
    await type(page, 'Years in Retirement', String(years));
    const projections = marketNames.map((name) =>
      withdrawalProjection({ portfolio, withdrawalRate, years, annualReturn: markets[name].annualReturn }),
    );
    const yearly = projections[0]?.yearlyWithdrawal ?? 0;
    await expect(summary(page)).toContainText(
      `${formatDollars(yearly)} a year, or ${formatDollars(yearly / 12)} a month`,
    );
    for (const [index, name] of marketNames.entries()) {
      const { balances, depletionYear } = projections[index] ?? { balances: [], depletionYear: null };
      await expect(resultValue(page, `${markets[name].label} market`)).toHaveText(
        depletionYear === null
          ? `${formatDollars(balances.at(-1) ?? 0)} left`
          : `Runs out in year ${depletionYear}`,
      );
    }
    // Always visible on narrow pages, beside the controls.
    await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText(
      `${formatDollars(yearly / 12)} a month in today’s dollars. Poor market: `,
    );
    const rows = await tableRows(page);
    expect(rows.map(([, ...cells]) => cells)).toEqual(
      Array.from({ length: years + 1 }, (_, year) =>
        projections.map(({ balances }) => formatDollars(balances[year] ?? 0)),
      ),
    );
    expect(rows[0]?.[0]).toBe('Start');
    expect(rows.at(-1)?.[0]).toBe(String(years));
  }
});

const investors = [
  { age: 45, retirementAge: 65, riskTolerance: 5 },
  { age: 30, retirementAge: 67, riskTolerance: 9 },
  { age: 78, retirementAge: 80, riskTolerance: 2 },
];

test('how much belongs in stocks: text, table and engine agree', async ({ page }) => {
  for (const investor of investors) {
    const { age, retirementAge, riskTolerance } = investor;
    await openExplainer(page, 'allocation');
    await type(page, 'Your Age', String(age));
    await type(page, 'Retirement Age', String(retirementAge));
    await type(page, 'Risk Tolerance', String(riskTolerance));
    const { stocks, bonds } = recommendedAllocation(investor);
    await expect(summary(page)).toContainText(`${stocks}% in stocks and ${bonds}% in bonds`);
    await expect(page.getByRole('figure')).toContainText(`100 − ${age} + (${riskTolerance} − 5) × 5`);
    const rows = await tableRows(page);
    expect(rows.slice(-2)).toEqual([
      ['In stocks', `${stocks}%`],
      ['In bonds', `${bonds}%`],
    ]);
    const points = rows.slice(0, 4).map(([, text]) => Number(text?.replace('−', '-')));
    expect(points.reduce((sum, more) => sum + more, 0)).toBe(stocks);
  }
});

const claims = [
  {
    claimingAge: 67,
    fullRetirementAge: 67,
    monthlyBenefit: 2000,
    compared: 62,
    even: '78 years and 8 months',
    ends: '80 years and 5 months',
  },
  {
    claimingAge: 62,
    fullRetirementAge: 67,
    monthlyBenefit: 3150,
    compared: 62,
    even: '78 years and 8 months',
    ends: '80 years and 5 months',
  },
  {
    claimingAge: 70,
    fullRetirementAge: 66,
    monthlyBenefit: 1900,
    compared: 70,
    even: '82 years and 6 months',
    ends: '80 years and 7 months',
  },
];

test('when to claim: text, table and engine agree', async ({ page }) => {
  for (const numbers of claims) {
    const { claimingAge, fullRetirementAge, monthlyBenefit, compared } = numbers;
    await openExplainer(page, 'socialSecurity');
    await type(page, 'Claiming Age', String(claimingAge));
    await type(page, 'Full Retirement Age', String(fullRetirementAge));
    await type(page, 'Monthly Benefit at Full Retirement Age', String(monthlyBenefit));
    await expect(summary(page)).toContainText(
      `${formatDollars(socialSecurityBenefit(numbers))} a month in today’s dollars:`,
    );
    await expect(resultValue(page, 'Total to 85')).toHaveText(formatDollars(lifetimeBenefit(numbers)));
    await expect(resultValue(page, `Break-even ${compared} vs. ${fullRetirementAge}`)).toHaveText(
      numbers.even,
    );
    await expect(resultValue(page, 'Break-even 62 vs. 70')).toHaveText(numbers.ends);
    expect(await tableRows(page)).toEqual(
      claimingOptions(numbers).map((option) => [
        String(option.claimingAge),
        formatDollars(option.monthlyBenefit),
        formatDollars(option.lifetimeBenefit),
      ]),
    );
  }
});

const incomes = [
  {
    currentIncome: 75_000,
    retirementIncome: 40_000,
    traditionalShare: 50,
    verdict: 'Traditional looks better',
  },
  { currentIncome: 40_000, retirementIncome: 120_000, traditionalShare: 20, verdict: 'Roth looks better' },
  {
    currentIncome: 100_000,
    retirementIncome: 60_000,
    traditionalShare: 100,
    verdict: 'Neither is clearly better',
  },
  {
    currentIncome: 50_000,
    retirementIncome: 50_000,
    traditionalShare: 0,
    verdict: 'Neither is clearly better',
  },
];

test('taxes now or later: text, table and engine agree', async ({ page }) => {
  for (const numbers of incomes) {
    const { currentIncome, retirementIncome, traditionalShare, verdict } = numbers;
    await openExplainer(page, 'taxes');
    await type(page, 'Taxable Income Now', String(currentIncome));
    await type(page, 'Taxable Income in Retirement', String(retirementIncome));
    await type(page, 'Share in the Traditional Account (%)', String(traditionalShare));
    const { currentRate, retirementRate, traditional, roth, afterTax } = traditionalVersusRoth({
      ...contributionTerms,
      ...numbers,
    });
    await expect(summary(page)).toContainText(`taxed at ${currentRate}% now`);
    await expect(summary(page)).toContainText(`in retirement, at ${retirementRate}%`);
    const left = [traditional.afterTax, roth.afterTax, afterTax].map(formatDollars);
    for (const [index, name] of ['Traditional', 'Roth', 'Both'].entries()) {
      await expect(resultValue(page, name)).toHaveText(left[index] ?? '');
    }
    await expect(page.getByRole('figure').getByRole('heading', { level: 3 })).toHaveText(verdict);
    expect((await tableRows(page)).map((row) => row[3])).toEqual(left);
  }
});

test('everything updates at once when a slider is moved with the keyboard', async ({ page }) => {
  await openExplainer(page, 'taxes');
  const heading = page.getByRole('figure').getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Traditional looks better');
  // 45,000 is above the threshold of 44,725.
  await slider(page, 'Taxable Income in Retirement').press('ArrowRight');
  await expect(heading).toHaveText('Neither is clearly better');
  await expect(page.getByRole('figure')).toContainText('Your rate is 22% both times');
});
