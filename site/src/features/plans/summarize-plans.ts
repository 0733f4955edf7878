import type { Plan } from '@whenabouts/server/contract';

/** Returns the facts for the cards above the list of plans. `plans` must not be empty. */
export function summarizePlans(plans: readonly Plan[]) {
  const ages = plans.reduce((sum, plan) => sum + plan.retirementAge, 0);
  const latestUpdate =
    plans
      .map((plan) => plan.updatedAt)
      .sort()
      .at(-1) ?? '';
  return { total: plans.length, averageRetirementAge: Math.round(ages / plans.length), latestUpdate };
}
