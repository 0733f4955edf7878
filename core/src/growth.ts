import { assertInputs } from './assert.ts';
import { futureValue } from './compound.ts';
import type { Inputs } from './fields.ts';
import { type ScenarioName, scenarioRate } from './scenarios.ts';

export interface Growth {
  ages: number[];
  /** The balances at these ages, in whole future dollars. */
  balances: Record<ScenarioName, number[]>;
}

/**
 * Projects the savings in each scenario at every birthday up to retirement.
 *
 * @throws {TypeError | RangeError} naming the input and its allowed range.
 */
export function projectGrowth(inputs: Inputs): Growth {
  assertInputs(inputs);
  const years = inputs.retirementAge - inputs.currentAge;
  const ages = Array.from({ length: years + 1 }, (_, year) => inputs.currentAge + year);
  const grow = (name: ScenarioName) => ages.map((age) => balanceAt(inputs, name, age));
  return {
    ages,
    balances: {
      conservative: grow('conservative'),
      moderate: grow('moderate'),
      aggressive: grow('aggressive'),
    },
  };
}

function balanceAt(inputs: Inputs, name: ScenarioName, age: number): number {
  return Math.round(
    futureValue({
      presentValue: inputs.currentSavings,
      monthlyContribution: inputs.monthlySavings,
      annualRate: scenarioRate(name, inputs.expectedReturn),
      months: (age - inputs.currentAge) * 12,
    }),
  );
}
