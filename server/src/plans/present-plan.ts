import type { Plan } from '../../contract/index.ts';

/** A plan as the database has it, with its time in milliseconds since 1970. */
export type PlanColumns = Omit<Plan, 'updatedAt'> & { readonly updatedAt: number };

/** What leaves the server of a plan. */
export function presentPlan(plan: PlanColumns): Plan {
  return {
    id: plan.id,
    name: plan.name,
    currentAge: plan.currentAge,
    retirementAge: plan.retirementAge,
    currentSavings: plan.currentSavings,
    monthlySavings: plan.monthlySavings,
    annualIncome: plan.annualIncome,
    expectedReturn: plan.expectedReturn,
    updatedAt: new Date(plan.updatedAt).toISOString(),
    version: plan.version,
  };
}
