import type { Plan } from '../../contract/index.ts';
import type { Row } from '../database/database.ts';
import { presentPlan } from './present-plan.ts';

/** A member's plans, last saved first; below the ORM, because it is what signed-in visitors ask most. */
export const LIST = `
  SELECT id, name, current_age, retirement_age, current_savings, monthly_savings, annual_income,
    expected_return, updated_at, version
  FROM plans WHERE account_id = ? ORDER BY updated_at DESC, id DESC`;

export function planOf(row: Row): Plan {
  return presentPlan({
    id: Number(row.id),
    name: String(row.name),
    currentAge: Number(row.current_age),
    retirementAge: Number(row.retirement_age),
    currentSavings: Number(row.current_savings),
    monthlySavings: Number(row.monthly_savings),
    annualIncome: Number(row.annual_income),
    expectedReturn: Number(row.expected_return),
    updatedAt: Number(row.updated_at),
    version: Number(row.version),
  });
}
