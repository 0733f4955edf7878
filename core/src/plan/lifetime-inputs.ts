import { assertField, assertWholeNumber } from '../assert.ts';
import { type Field, fields, type InputName, type Inputs, inputNames, mapInputs } from '../fields.ts';

/** The inputs of a lifetime plan. Their ranges are larger than the calculator's; the sliders end where its sliders end. */
export const lifetimeFields = {
  ...fields,
  currentAge: { ...fields.currentAge, max: 95 },
  // The current age of those who have retired; see `retirementAges` for the others.
  retirementAge: { ...fields.retirementAge, min: fields.currentAge.min, max: 95 },
  currentSavings: { ...fields.currentSavings, max: 20_000_000, sliderMax: fields.currentSavings.max },
  monthlySavings: { ...fields.monthlySavings, max: 50_000, sliderMax: fields.monthlySavings.max },
  annualIncome: { ...fields.annualIncome, min: 0, max: 2_000_000, sliderMax: fields.annualIncome.max },
} as const satisfies Record<InputName, Field>;

/** Returns the range of retirement ages of a lifetime plan: today to 85, or only today for people above 85. */
export function retirementAges(currentAge: number): { min: number; max: number } {
  return { min: currentAge, max: Math.max(fields.retirementAge.max, currentAge) };
}

/**
 * Asserts that the inputs are valid for a lifetime plan. Unlike in the calculator, the retirement age may be as
 * early as the current age: withdrawals then start now, at any age.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function assertLifetimeInputs(inputs: Inputs): void {
  for (const name of inputNames) {
    if (name !== 'retirementAge') assertField(name, inputs?.[name], lifetimeFields[name]);
  }
  const { currentAge, retirementAge } = inputs;
  assertWholeNumber('retirementAge', retirementAge, currentAge, retirementAges(currentAge).max);
}

/** Returns the nearest inputs that the calculator and saved plans can have: in their ranges, and retirement is ahead. */
export function nearestCalculatorInputs(inputs: Inputs): Inputs {
  const nearest = mapInputs((name) => Math.min(Math.max(inputs[name], fields[name].min), fields[name].max));
  return { ...nearest, retirementAge: Math.max(nearest.retirementAge, nearest.currentAge + 1) };
}

/** Returns the inputs of the outlook that are outside the ranges of a saved plan. The others are absent. */
export function unsavableInputs(inputs: Inputs): Partial<Inputs> {
  const nearest = nearestCalculatorInputs(inputs);
  return Object.fromEntries(
    inputNames.filter((name) => inputs[name] !== nearest[name]).map((name) => [name, inputs[name]]),
  );
}

/**
 * Returns the outlook's inputs of a saved plan. If an input of the plan is no longer the nearest one to `outsideCalculator`,
 * the visitor has changed it in the calculator since: the plan's input then replaces the outlook's.
 *
 * @param inputs The saved inputs, within the calculator's ranges.
 * @param outsideCalculator The result of `unsavableInputs` at the time of the save.
 */
export function outlookInputs(inputs: Inputs, outsideCalculator: Partial<Inputs> = {}): Inputs {
  const outlook = { ...inputs, ...outsideCalculator };
  const nearest = nearestCalculatorInputs(outlook);
  return mapInputs((name) => (nearest[name] === inputs[name] ? outlook[name] : inputs[name]));
}
