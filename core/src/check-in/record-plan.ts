import type { Inputs } from '../fields.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { type CompletePlan, completePlan } from '../plan/plan-draft.ts';
import { openSavedPlan } from '../plan/saved-plan.ts';
import type { SavedAssumptions } from '../plan/unpack-saved-plan.ts';
import { bandAt } from '../simulation/bands.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { solveAgeWithinPlan } from '../simulation/solve.ts';
import { currentLaw, type Law } from '../us/law.ts';

/**
 * Version of the model, stored with each record. Raise it when the same plan gets another answer: a check-in shows the
 * difference as the reason `model`.
 *
 * - 2: a visitor who dies first can no longer stop in the year of death or later
 * - 3: a chance close to its target is calculated with more runs;
 *   the older of a couple dies first by default, and the plan ends when the younger one reaches the plan age;
 *   income above the spending is saved, and the share of an income that continues counts from the death of its owner;
 *   someone who has retired early spends less by default;
 *   the tax return includes the pay of a partner who works, and the senior deduction until 2028;
 *   a partner without pay claims at once;
 *   a visitor who dies first can work until their death;
 *   work can stop before 40;
 *   a whole benefit loses no dollar to floating point
 */
const ENGINE_VERSION = 3;

export interface RecordedAnswer {
  /** The earliest retirement age, from the current age on, that reaches the target chance; null if no age does. */
  age: number | null;
  /** Share of futures, 0 to 1, in which the money lasts when stopping at the age in the plan. */
  chanceAtDesiredAge: number;
}

/** Percentiles of the balance on each birthday, in today's dollars, when stopping at the age in the plan. */
export interface RecordedBands {
  ages: number[];
  p10: number[];
  p25: number[];
  p50: number[];
  p75: number[];
  p90: number[];
}

export interface RecordedResults {
  /** The year of the figures of US law in the calculation. */
  lawYear: number;
  engineVersion: number;
  answer: RecordedAnswer;
  bands: RecordedBands;
}

/**
 * Calculates the results of a saved plan as the outlook does. The plan's record stores them for later check-ins.
 *
 * @param options.year The calendar year of the save.
 * @param options.simulator A simulator on `standardDraws`.
 * @param options.law The current law by default.
 * @throws {TypeError | RangeError} if the inputs are outside the outlook's ranges.
 */
export function recordPlan(
  inputs: Inputs,
  assumptions: SavedAssumptions | null,
  { year, simulator, law = currentLaw }: { year: number; simulator: Simulator; law?: Law },
): RecordedResults {
  const plan = completePlan(openSavedPlan(inputs, assumptions, year, law), year, law);
  return {
    lawYear: law.year,
    engineVersion: ENGINE_VERSION,
    answer: recordAnswer(plan, simulator, law),
    bands: recordBands(plan, simulator, law),
  };
}

/** Solves for the age and calculates the chance at the age in the plan. */
export function recordAnswer(
  { inputs, assumptions }: CompletePlan,
  simulator: Simulator,
  law: Law,
): RecordedAnswer {
  return {
    age: solveAgeWithinPlan(inputs, assumptions, simulator, law).value,
    chanceAtDesiredAge: simulator.successOf(
      buildLifetimePlan(inputs, assumptions, law),
      assumptions.targetChance,
    ),
  };
}

function recordBands({ inputs, assumptions }: CompletePlan, simulator: Simulator, law: Law): RecordedBands {
  const { bands, years } = simulator.simulate(buildLifetimePlan(inputs, assumptions, law));
  const ages = Array.from({ length: years + 1 }, (_, year) => inputs.currentAge + year);
  // Whole dollars are exact enough for a chart, and half as long in JSON.
  const band = (bandIndex: number) => ages.map((_, year) => Math.round(bandAt(bands, year, bandIndex)));
  return { ages, p10: band(0), p25: band(1), p50: band(2), p75: band(3), p90: band(4) };
}
