import { bandShares, type PlanYear, planHousehold } from '@whenabouts/core';
import { formatCsv } from '../../csv.ts';
import { middleDistributions } from './included/middle-distributions.ts';
import type { OutlookAnswer } from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

interface FlowColumn {
  name: string;
  /**
   * Returns the column's amount in dollars a month.
   *
   * @param flow Dollars a month into savings; below 0 if they are withdrawn.
   */
  monthly?: (year: PlanYear, flow: number) => number;
  /** Returns the column's one-off amount of the year in dollars. */
  once?: (year: PlanYear) => number;
  /** True to include the column even if all of its amounts are 0. */
  isAlways?: boolean;
}

/**
 * The columns of amounts during a year. `isSaving` is true until the first of the household stops or dies: until
 * then, benefits and other income are saved, and costs that exceed the contributions are withdrawn.
 */
const flowColumns = (hasPartner: boolean): readonly FlowColumn[] => [
  {
    name: 'Paid into savings',
    monthly: ({ isSaving, contributions }, flow) => Math.max(flow, isSaving ? 0 : contributions),
    isAlways: true,
  },
  { name: 'Spending', monthly: ({ spending }) => spending, isAlways: true },
  { name: 'Other costs', monthly: ({ healthPremiums, costs }) => healthPremiums + costs },
  { name: 'Income tax', monthly: ({ federalTax, stateTax }) => federalTax + stateTax },
  { name: 'Costs paid once', once: ({ costsOnce }) => costsOnce },
  {
    name: hasPartner ? 'Your Social Security' : 'Social Security',
    monthly: ({ benefit }) => benefit,
    isAlways: true,
  },
  {
    name: 'Your partner’s Social Security',
    monthly: ({ partnerBenefit }) => partnerBenefit,
    isAlways: hasPartner,
  },
  { name: 'Pay after taxes and costs of work', monthly: ({ pay }) => pay },
  { name: 'Other income', monthly: ({ income }) => income },
  { name: 'Income received once', once: ({ incomeOnce }) => incomeOnce },
  {
    name: 'Withdrawn from savings',
    monthly: ({ isSaving, withdrawal }, flow) => (isSaving ? Math.max(-flow, 0) : withdrawal),
    isAlways: true,
  },
];

const SAVINGS = [
  'in an unlucky future: 1 in 10 has less',
  ': 1 in 4 has less',
  'in the middle future: half have less',
  ': 1 in 4 has more',
  'in a lucky future: 1 in 10 has more',
].map((rank) => `Savings at this age${rank.startsWith(':') ? '' : ' '}${rank}`);

/** Formats the charted plan as CSV, with a row per birthday. Flows are totals of the year before the birthday. */
export function outlookCsv({ inputs, assumptions, charted }: OutlookAnswer): string {
  const { plan, retirementAge } = charted;
  const { partner } = assumptions;
  const { bands, depleted } = siteSimulator().simulate(plan);
  const { years } = planHousehold({ ...inputs, retirementAge }, assumptions);
  const flows = flowColumns(partner !== null)
    .map(({ name, monthly, once, isAlways }) => {
      const amounts = years.map(
        (year, index) => 12 * (monthly?.(year, plan.flow[index] ?? 0) ?? 0) + (once?.(year) ?? 0),
      );
      return {
        name: `${name} during the year`,
        amounts,
        isShown: isAlways || amounts.some((amount) => amount !== 0),
      };
    })
    .filter(({ isShown }) => isShown);
  const distributions = middleDistributions(retirementAge, { inputs, assumptions });
  if (distributions.some(({ moved }) => moved > 0)) {
    const [required, taxes] = [
      distributions.map((year) => year.required),
      distributions.map((year) => year.tax),
    ];
    flows.push(
      {
        name: 'Required distribution in the middle future during the year',
        amounts: required,
        isShown: true,
      },
      { name: 'Tax on the part of it that you don’t spend during the year', amounts: taxes, isShown: true },
    );
  }
  const header = [
    'Age',
    ...(partner ? ['Partner’s age'] : []),
    ...[...flows.map(({ name }) => name), ...SAVINGS].map((name) => `${name} (today’s dollars)`),
    'Futures in which money was short by this age (of 100, within 1)',
  ];
  const rows = Array.from(depleted, (short, year) => [
    inputs.currentAge + year,
    ...(partner ? [partner.currentAge + year] : []),
    ...flows.map(({ amounts }) => amounts[year - 1] ?? 0),
    ...bands.subarray(bandShares.length * year, bandShares.length * (year + 1)),
    100 * short,
  ]);
  return formatCsv(header, rows);
}
