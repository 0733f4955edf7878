import {
  type Inputs,
  inTodaysDollars,
  monthlyIncome,
  projectGrowth,
  scenarioNames,
  scenarios,
} from '@whenabouts/core';
import { formatCsv } from '../../csv.ts';

/** Formats as CSV the savings at every birthday up to retirement, in each scenario and in both kinds of dollars. */
export function calculatorCsv(inputs: Inputs): string {
  const { ages, balances } = projectGrowth(inputs);
  const incomeRate = scenarios.moderate.withdrawalRate;
  const income = (year: number) => monthlyIncome(balances.moderate[year] ?? 0, incomeRate);
  const columns = [
    ...scenarioNames.map((name) => ({
      label: `Savings at this age, ${scenarios[name].label.toLowerCase()} scenario`,
      amount: (year: number) => balances[name][year] ?? 0,
    })),
    { label: `Monthly income at this age, ${incomeRate}% of the moderate savings a year`, amount: income },
  ];
  return formatCsv(
    [
      'Age',
      ...columns.map(({ label }) => `${label} (future dollars)`),
      ...columns.map(({ label }) => `${label} (today’s dollars)`),
    ],
    ages.map((age, year) => [
      age,
      ...columns.map(({ amount }) => amount(year)),
      ...columns.map(({ amount }) => inTodaysDollars(amount(year), year)),
    ]),
  );
}
