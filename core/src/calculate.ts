import { assertInputs } from './assert.ts';
import type { Inputs } from './fields.ts';
import { seededRandom } from './random.ts';
import { type ScenarioName, type ScenarioResult, scenarioResult } from './scenarios.ts';
import { simulateOutcomes } from './simulate.ts';

export interface Calculation extends ScenarioResult {
  yearsToRetirement: number;
  scenarios: Record<ScenarioName, ScenarioResult>;
  /** 100 final balances in whole dollars, ascending. */
  simulatedOutcomes: number[];
}

/** A fixed seed, so that the same inputs show every visitor the same outcomes. */
const SEED = 1;

/**
 * Calculates all results of the calculator. The headline is the moderate scenario. Amounts are future (nominal)
 * dollars, rounded to whole ones, before fees and taxes.
 *
 * @throws {TypeError | RangeError} naming the input and its allowed range.
 */
export function calculateRetirement(inputs: Inputs): Calculation {
  assertInputs(inputs);
  const moderate = scenarioResult('moderate', inputs);
  return {
    yearsToRetirement: inputs.retirementAge - inputs.currentAge,
    retirementSavings: moderate.retirementSavings,
    monthlyRetirementIncome: moderate.monthlyRetirementIncome,
    scenarios: {
      conservative: scenarioResult('conservative', inputs),
      moderate,
      aggressive: scenarioResult('aggressive', inputs),
    },
    simulatedOutcomes: simulateOutcomes(inputs, seededRandom(SEED)),
  };
}
