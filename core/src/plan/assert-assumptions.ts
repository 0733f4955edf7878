import type { Inputs } from '../fields.ts';
import { assumptionFields, cashFlowFieldsOf, type LifetimeAssumptions, planAgeField } from './assumptions.ts';
import { type CashFlowError, cashFlowErrors } from './cash-flow-rules.ts';
import { assertLifetimeInputs } from './lifetime-inputs.ts';
import { assertValues } from './plan-fields.ts';
import { costsInSpending } from './spending-costs.ts';

const cashFlowMessages: Readonly<Record<CashFlowError, string>> = {
  'end-of-once': 'toAge must be null, because the cash flow occurs once',
  'no-monthly-cost': 'partOfSpending must be "no", because only a monthly cost can be part of the spending',
  'second-end': 'toAge must be null, because the cash flow ends when work does',
};

/**
 * Asserts that a lifetime plan can be built from inputs and assumptions.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function assertLifetime(inputs: Inputs, assumptions: LifetimeAssumptions): void {
  assertLifetimeInputs(inputs);
  assertAssumptions(assumptions, inputs.currentAge);
}

/**
 * Asserts that the assumptions are valid for their fields, and that the plan ends after the current age.
 *
 * @throws {TypeError | RangeError} naming the assumption and its allowed range.
 */
export function assertAssumptions(assumptions: LifetimeAssumptions, currentAge: number): void {
  assertValues(assumptions, { ...assumptionFields, planAge: planAgeField(currentAge) });
  assumptions.cashFlows.forEach((cashFlow, index) => {
    const path = `cashFlows[${index}].`;
    const [error] = cashFlowErrors(cashFlow);
    if (error) throw new RangeError(path + cashFlowMessages[error]);
    assertValues(cashFlow, cashFlowFieldsOf(cashFlow), path);
  });
  const total = costsInSpending(assumptions.cashFlows);
  const { monthlySpending } = assumptions;
  if (total > monthlySpending) {
    throw new RangeError(
      `cashFlows that are part of the spending must add up to at most ${monthlySpending}, not ${total}`,
    );
  }
}
