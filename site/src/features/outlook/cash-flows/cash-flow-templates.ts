import type { CashFlow } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import { ageInPlan } from './cash-flows.ts';
import { costInSpending, withPlace } from './spending-costs.ts';

/** A button that adds a cash flow, and the cash flow that it starts with. */
interface CashFlowTemplate {
  label: string;
  create: (answer: OutlookAnswer) => CashFlow;
  /** The beginning of a sentence about the end of a cost that has the label as its name: "Your rent ends". */
  endText?: string | undefined;
}

/** Initial number of years from today to a one-off amount, and from the start of a cost to its end. */
const YEARS_AHEAD = 10;
const PENSION_AGE = 65;
const TRAVEL_END_AGE = 80;
const CARE_START_AGE = 85;

const monthlyCost = { kind: 'cost', every: 'month', risesWithPrices: true } as const;

function yearsAhead({ inputs }: OutlookAnswer): number {
  return inputs.currentAge + YEARS_AHEAD;
}

/** Limits the age at which a cost ends to the years of the plan. */
function endAge(age: number, { inputs, assumptions }: OutlookAnswer): number {
  return Math.max(Math.min(age, assumptions.planAge), inputs.currentAge + 1);
}

/** Returns the template of a cost that the visitor pays today and has to enter. By default, it ends some years ahead. */
function partOfSpending(label: string, endText?: string, changes?: Partial<CashFlow>): CashFlowTemplate {
  return {
    label,
    endText,
    create: (answer) =>
      costInSpending(answer, {
        name: label,
        amount: 0,
        toAge: endAge(yearsAhead(answer), answer),
        ...changes,
      }),
  };
}

const debts = [
  partOfSpending('Mortgage', 'Your mortgage ends', { risesWithPrices: false }),
  partOfSpending('Loan', 'Your loan ends', { risesWithPrices: false }),
];

const workCosts = partOfSpending('Costs of work', 'Your costs of work end', {
  toAge: null,
  partOfSpending: 'until-stop',
});

/** Costs that people pay today. */
const ends: readonly CashFlowTemplate[] = [
  ...debts,
  partOfSpending('Rent', 'Your rent ends'),
  partOfSpending('Children', 'Your costs for children end'),
  workCosts,
];

/** Costs on top of the spending. */
const begins: readonly CashFlowTemplate[] = [
  {
    label: 'Travel',
    endText: 'Your travel ends',
    create: (answer) => {
      const fromAge = answer.inputs.currentAge;
      const toAge = endAge(Math.max(TRAVEL_END_AGE, yearsAhead(answer)), answer);
      return withPlace({ ...monthlyCost, name: 'Travel', amount: 400, fromAge, toAge }, false, answer);
    },
  },
  {
    label: 'Care',
    create: (answer) => ({
      ...monthlyCost,
      name: 'Care',
      amount: 2_000,
      fromAge: ageInPlan(CARE_START_AGE, answer),
      toAge: null,
    }),
  },
];

/** Returns the buttons of the questions "What ends?" and "What begins?". */
export function spendingTemplates({ isRetired }: Pick<OutlookAnswer, 'isRetired'>) {
  return { ends: isRetired ? ends.filter((template) => template !== workCosts) : ends, begins };
}

/** Returns the beginning of a sentence about the end of a cost; undefined for a name that the visitor typed. */
export function endTextOf(name: string): string | undefined {
  return [...ends, ...begins].find(({ label }) => label === name)?.endText;
}

function onceLater(label: string, flow: Pick<CashFlow, 'kind' | 'name' | 'amount'>): CashFlowTemplate {
  const once = { every: 'once', toAge: null, risesWithPrices: true } as const;
  return {
    label,
    create: (answer) => ({ ...flow, ...once, fromAge: ageInPlan(yearsAhead(answer), answer) }),
  };
}

export const cashFlowTemplates: readonly CashFlowTemplate[] = [
  {
    label: 'Pension or other income',
    create: (answer) => ({
      kind: 'income',
      name: 'Pension',
      amount: 500,
      every: 'month',
      fromAge: ageInPlan(PENSION_AGE, answer),
      toAge: null,
      risesWithPrices: true,
    }),
  },
  onceLater('Money coming in once', { kind: 'income', name: 'Inheritance', amount: 50_000 }),
  onceLater('A big cost once', { kind: 'cost', name: 'New roof', amount: 20_000 }),
  ...debts,
  partOfSpending('Other cost'),
];
