import type { Plan } from '../../contract/index.ts';
import { type PlanRow, parseAssumptions } from './plan.entity.ts';

/** The columns of a plan that its member sees. */
export type PresentablePlan = Omit<PlanRow, 'accountId' | 'createdAt' | 'idempotencyKey'>;

/** Selects the fields of a plan for its member. */
export function presentPlan(plan: PresentablePlan): Plan {
  return {
    id: plan.id,
    name: plan.name,
    currentAge: plan.currentAge,
    retirementAge: plan.retirementAge,
    currentSavings: plan.currentSavings,
    monthlySavings: plan.monthlySavings,
    annualIncome: plan.annualIncome,
    expectedReturn: plan.expectedReturn,
    assumptions: parseAssumptions(plan.assumptions),
    updatedAt: new Date(plan.updatedAt).toISOString(),
    version: plan.version,
  };
}
