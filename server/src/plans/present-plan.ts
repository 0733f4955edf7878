import type { Plan } from '../../contract/index.ts';
import { readAssumptions } from './plan.entity.ts';

/** A plan as the database has it: the time in milliseconds since 1970, the assumptions as JSON. */
export type PlanColumns = Omit<Plan, 'updatedAt' | 'assumptions'> & {
  readonly updatedAt: number;
  readonly assumptions: string | null;
};

/** Selects the fields of a plan for its member. */
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
    assumptions: readAssumptions(plan.assumptions),
    updatedAt: new Date(plan.updatedAt).toISOString(),
    version: plan.version,
  };
}
