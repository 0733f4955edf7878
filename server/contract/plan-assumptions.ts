import { assumptionFields, type NumericAssumptionName, rangeMessage } from '@whenabouts/core';
import * as v from 'valibot';
import { described } from './described.ts';

const assumption = (name: NumericAssumptionName) => {
  const { min, max, unit } = assumptionFields[name];
  const message = rangeMessage(assumptionFields[name]);
  const inRange = v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message));
  // Converts JSON's negative zero to zero.
  return unit === 'years'
    ? v.pipe(inRange, v.integer(message))
    : v.pipe(
        inRange,
        v.transform((value) => value + 0),
      );
};

/** An assumption that the member may leave at its default. */
const optionalAssumption = (name: NumericAssumptionName, description: string) =>
  v.exactOptional(described(assumption(name), description));

const optionalOrNullAssumption = (name: NumericAssumptionName, description: string) =>
  v.exactOptional(described(v.nullable(assumption(name)), description));

/** Assumptions of the outlook that a member changed. A missing assumption has its default. Unknown keys are dropped. */
export const PlanAssumptions = v.object(
  {
    monthlySpending: optionalAssumption(
      'monthlySpending',
      'Spending in retirement before tax, in today’s dollars a month.',
    ),
    planAge: optionalAssumption('planAge', 'Age to which the money must last, above `currentAge`.'),
    volatility: optionalAssumption('volatility', 'Standard deviation of yearly log returns, in percent.'),
    inflation: optionalAssumption('inflation', 'Percent a year.'),
    targetChance: optionalAssumption(
      'targetChance',
      'Percent of simulated futures in which the money must last.',
    ),
    stocks: optionalAssumption('stocks', 'Percent of the savings in stocks, for the history of markets.'),
    birthYear: optionalAssumption('birthYear', 'Year of birth, which decides the full retirement age.'),
    claimingAge: optionalOrNullAssumption(
      'claimingAge',
      'Age at which Social Security starts; `null` for the retirement age, within 62 and 70.',
    ),
    knownBenefit: optionalOrNullAssumption(
      'knownBenefit',
      'Known Social Security benefit in today’s dollars a month; `null` to estimate it.',
    ),
    knownBenefitAge: optionalOrNullAssumption(
      'knownBenefitAge',
      'Claiming age of the known benefit; `null` for the full retirement age.',
    ),
    contributionsRise: v.exactOptional(
      described(
        v.boolean('Please say true or false.'),
        'True, the default, if the contributions rise with prices; false if they stay the same number of dollars.',
      ),
    ),
  },
  'Please send the assumptions as an object, or null for the defaults.',
);

export type PlanAssumptions = v.InferOutput<typeof PlanAssumptions>;
