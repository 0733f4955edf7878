import type { Plan } from '../../contract/index.ts';
import type { Row } from '../database/database.ts';
import type { LookUp } from '../database/look-up.ts';
import { type PlanColumns, presentPlan } from './present-plan.ts';

/** A member's plans, last saved first; below the ORM, because it is what signed-in visitors ask most. */
export const plansOfAccount: LookUp = {
  column: 'accountId',
  sql: `
    SELECT id, account_id AS accountId, name, current_age AS currentAge, retirement_age AS retirementAge,
      current_savings AS currentSavings, monthly_savings AS monthlySavings, annual_income AS annualIncome,
      expected_return AS expectedReturn, assumptions, updated_at AS updatedAt, version
    FROM plans WHERE account_id IN (?) ORDER BY updated_at DESC, id DESC`,
};

export const planOf = (row: Row): Plan => presentPlan(row as unknown as PlanColumns);
