import type { Plan } from '../../contract/index.ts';
import type { Row } from '../database/database.ts';
import type { RowQuery } from '../database/row-loader.ts';
import { type PlanColumns, presentPlan } from './present-plan.ts';

/** Query for a member's plans, last saved first. Below the ORM, because members run it most often. */
export const plansOfAccount: RowQuery = {
  column: 'accountId',
  sql: `
    SELECT id, account_id AS accountId, name, current_age AS currentAge, retirement_age AS retirementAge,
      current_savings AS currentSavings, monthly_savings AS monthlySavings, annual_income AS annualIncome,
      expected_return AS expectedReturn, assumptions, updated_at AS updatedAt, version
    FROM plans WHERE account_id IN (?) ORDER BY updated_at DESC, id DESC`,
};

export const planOf = (row: Row): Plan => presentPlan(row as unknown as PlanColumns);
