import type { Plan } from '@whenabouts/server/contract';

/** @param plans At least one. */
export function summarizePlans(plans: readonly Plan[]) {
  const ages = plans.reduce((sum, plan) => sum + plan.retirementAge, 0);
  const latestUpdate =
    plans
      .map((plan) => plan.updatedAt)
      .sort()
      .at(-1) ?? '';
  return { total: plans.length, averageRetirementAge: Math.round(ages / plans.length), latestUpdate };
}
