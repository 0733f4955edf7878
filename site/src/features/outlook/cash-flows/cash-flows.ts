import {
  type CashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  costsEndedBy,
  type Field,
  formatDollars,
  formatRoughDollars,
  hasPartnersAges,
  isPartOfSpending,
} from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';

/** Returns the age, limited to the years of the plan: in other years, a cash flow would change nothing. */
export function ageInPlan(age: number, { inputs, assumptions }: OutlookAnswer): number {
  return Math.max(Math.min(age, assumptions.planAge - 1), inputs.currentAge);
}

/** Returns the fields of a cash flow. The sliders of ages begin today, or earlier if the cash flow does. */
export function editFields(cashFlow: CashFlow, answer: OutlookAnswer) {
  const { kind, every, fromAge, toAge } = cashFlow;
  const { whose, currentAge, yearsOlder } = agesOf(cashFlow, answer);
  const isOnce = every === 'once';
  const amount = cashFlowAmountFields[every];
  const planEnd = Math.min(answer.assumptions.planAge + yearsOlder, cashFlowFields.toAge.max);
  const lastAge = Math.max(planEnd - 1, currentAge);
  return {
    amount: { ...amount, label: isOnce ? 'Amount' : kind === 'income' ? 'Monthly Income' : 'Monthly Cost' },
    fromAge: {
      ...cashFlowFields.fromAge,
      label: `${isOnce ? 'At' : 'From'} ${whose} Age`,
      min: Math.min(currentAge, fromAge),
      sliderMax: Math.max(lastAge, fromAge),
    },
    toAge: {
      ...cashFlowFields.toAge,
      label: `Until ${whose} Age`,
      min: Math.min(currentAge + 1, toAge ?? currentAge + 1),
      sliderMax: Math.max(lastAge + 1, toAge ?? 0),
    },
  } satisfies Record<string, Field>;
}

/** Returns the person whose ages a cash flow has, and by how many years that person is older than the visitor. */
function agesOf(cashFlow: CashFlow, { inputs, assumptions: { partner } }: OutlookAnswer) {
  const { currentAge } = inputs;
  return partner && hasPartnersAges(cashFlow)
    ? {
        whose: 'Your Partner’s',
        currentAge: partner.currentAge,
        yearsOlder: partner.currentAge - currentAge,
      }
    : { whose: 'Your', currentAge, yearsOlder: 0 };
}

/** An amount above this many times the yearly income looks like a typing error. The question names the number. */
const LARGE = 3;

/** Returns the question about an amount that looks like a typing error, or else what to type; null if neither is needed. */
export function amountNote(cashFlow: CashFlow, answer: OutlookAnswer): string | null {
  if (isAllSpendingOver(cashFlow, answer)) return ALL_SPENDING_OVER;
  if (isPartOfSpending(cashFlow) && cashFlow.amount === 0) return 'Type what you pay a month.';
  return largeAmountQuestion(cashFlow, answer) ?? letterNote(cashFlow, answer);
}

/** Explains the amount of an income in dollars of its first year; null for today’s dollars. */
function letterNote(cashFlow: CashFlow, answer: OutlookAnswer): string | null {
  const { kind, dollarsOf, amount, fromAge } = cashFlow;
  if (kind === 'cost' || dollarsOf !== 'start') return null;
  const years = fromAge - agesOf(cashFlow, answer).currentAge;
  if (years <= 0) return 'Type what it pays today.';
  const value = formatRoughDollars(amount / (1 + answer.assumptions.inflation / 100) ** years);
  return `Type the amount of the first year, as in a pension letter. At ${fromAge}, it is worth about ${value} in today’s dollars.`;
}

const ALL_SPENDING_OVER =
  'With this, all of your spending ends one day, and you would live on $0 a month. Is this right?';

/** Returns true for a cost in the spending that ends, if nothing is left once all such costs have ended. */
function isAllSpendingOver(cashFlow: CashFlow, { assumptions }: OutlookAnswer): boolean {
  const ended = (cashFlows: readonly CashFlow[]) => costsEndedBy(Number.POSITIVE_INFINITY, cashFlows);
  return ended([cashFlow]) > 0 && ended(assumptions.cashFlows) >= assumptions.monthlySpending;
}

function largeAmountQuestion({ amount, every }: CashFlow, answer: OutlookAnswer): string | null {
  const { inputs, assumptions, isRetired } = answer;
  const [yearly, basis] = isRetired
    ? [12 * assumptions.monthlySpending, 'what you spend in a year']
    : assumptions.partner
      ? [inputs.annualIncome + assumptions.partner.annualIncome, 'your household’s yearly income']
      : [inputs.annualIncome, 'your yearly income'];
  const yearlyAmount = every === 'month' ? 12 * amount : amount;
  if (yearly === 0 || yearlyAmount <= LARGE * yearly) return null;
  const total = every === 'month' ? `That is ${formatDollars(yearlyAmount)} a year, more` : 'That is more';
  return `${total} than three times ${basis} of ${formatDollars(Math.round(yearly))}. Is this right?`;
}

/** Returns why a cash flow changes nothing; null if it applies in a year of the plan. */
export function cashFlowNotice(cashFlow: CashFlow, answer: OutlookAnswer): string | null {
  const { every, fromAge, toAge } = cashFlow;
  const { whose, currentAge } = agesOf(cashFlow, answer);
  const end = currentAge + answer.charted.plan.flow.length;
  const isOver = every === 'once' ? fromAge < currentAge : toAge !== null && toAge <= currentAge;
  if (isOver) return 'This is in the past, so it changes nothing.';
  if (fromAge < end) return null;
  return `Your plan ends at ${whose === 'Your' ? '' : 'your partner’s age '}${end}, so this changes nothing.`;
}
