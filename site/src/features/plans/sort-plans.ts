import { inTodaysDollars, projectPlan } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import type { DollarKind } from '@whenabouts/view/dollars';
import { savedDraftOf } from '../../numbers/parse-inputs.ts';
import type { PlanAges } from './plan-outlook.ts';

const sortKeys = ['name', 'savings', 'income', 'age', 'updated'] as const;
export type SortKey = (typeof sortKeys)[number];

export function isSortKey(value: unknown): value is SortKey {
  return sortKeys.some((key) => key === value);
}

export interface PlanOrder {
  key: SortKey;
  isDescending: boolean;
}

export const lastUpdatedFirst: PlanOrder = { key: 'updated', isDescending: true };

interface SortContext {
  /** Amounts are compared in these dollars. */
  dollars: DollarKind;
  /** Needed to sort by age. */
  ages: PlanAges;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the plans sorted. Equal plans stay in their order. A plan without an age counts as later than every age, and one of someone who has retired, which has no projection, as the smallest amount. */
export function sortPlans(
  plans: readonly Plan[],
  { key, isDescending }: PlanOrder,
  context: SortContext,
): Plan[] {
  const compare =
    key === 'name'
      ? (one: Plan, other: Plan) => collator.compare(one.name, other.name)
      : compareBy(plans, (plan) => sortValue(plan, key, context));
  return [...plans].sort((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
}

function compareBy(plans: readonly Plan[], value: (plan: Plan) => number) {
  const values = new Map(plans.map((plan) => [plan.id, value(plan)]));
  return (one: Plan, other: Plan) => {
    const [first, second] = [values.get(one.id) ?? 0, values.get(other.id) ?? 0];
    // Infinity - Infinity is NaN.
    return first === second ? 0 : first - second;
  };
}

function sortValue(plan: Plan, key: Exclude<SortKey, 'name'>, { dollars, ages }: SortContext): number {
  if (key === 'updated') return Date.parse(plan.updatedAt);
  if (key === 'age') return ages.of(plan)?.age ?? Number.POSITIVE_INFINITY;
  if (savedDraftOf(plan).isRetired) return Number.NEGATIVE_INFINITY;
  const { months, retirementSavings, monthlyRetirementIncome } = projectPlan(plan);
  const amount = key === 'savings' ? retirementSavings : monthlyRetirementIncome;
  return dollars === 'future' ? amount : inTodaysDollars(amount, months / 12);
}
