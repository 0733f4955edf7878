import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import type { CompletePlan } from '../plan/plan-draft.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { CalendarDay } from '../us/retirement-dates.ts';
import type { Deadline } from '../us/yearly-deadlines.ts';
import type { Measure } from './measure-plan.ts';
import type { StepId } from './step-ids.ts';

/** By how much a step moves the plan. */
export interface StepGain {
  /** `stop`: the months by which work can stop earlier. `savings`: the months by which the money lasts longer. */
  readonly of: Measure['of'];
  /** Whole months; below 0 for later, or shorter. */
  readonly months: number;
  /** True if it may be more: the plan then reaches the first or the last age that is tried. */
  readonly isAtLeast: boolean;
  /** Null for `stop`. */
  readonly lasting: LastingAges | null;
}

/** The whole ages to which the money lasts in as many futures as the target. */
interface LastingAges {
  readonly before: number;
  readonly after: number;
  /** True if they are the ages of the younger one of a couple. */
  readonly ofYounger: boolean;
  /** Percent. */
  readonly targetChance: number;
}

/** Amounts and ages of a step, for its text. Amounts are today's dollars. */
export interface StepFigures {
  /** Dollars a month. */
  readonly amount?: number;
  /** Dollars a month before the step, or before something else that the amount is a part of. */
  readonly before?: number;
  /** In years. */
  readonly age?: number;
  readonly ageBefore?: number;
  readonly years?: number;
  /** A limit of the law in dollars a year, and the year of the law. */
  readonly limit?: number;
  readonly lawYear?: number;
  /** Dollars a month for health insurance of the household: in its cheapest year and in its most expensive one. */
  readonly premiums?: readonly [least: number, most: number];
  /** Savings in dollars that 8 of 10 futures are between. */
  readonly range?: readonly [low: number, high: number];
}

/** When a step can be taken, if that is not now. */
export interface StepStart {
  /** Years from now. */
  readonly years: number;
  readonly of: 'self' | 'partner';
  /** Age of that person. */
  readonly age: number;
}

/** Returns when a person reaches an age; null if that is not in the future. */
export function startAt(age: number, currentAge: number, of: StepStart['of'] = 'self'): StepStart | null {
  return age > currentAge ? { years: age - currentAge, of, age } : null;
}

/** The plan with a step, and its cost. */
export interface StepChange {
  readonly plan: CompletePlan;
  /** Dollars a month that the step costs until the stop; 0 if it costs none. */
  readonly monthlyCost: number;
  readonly figures: StepFigures;
  /** Undefined for a step that can be taken now. */
  readonly start?: StepStart | null;
  /** Two measures to compare in place of those of the plan before and after. */
  readonly measures?: readonly [before: Measure, after: Measure];
}

/** Returns a step without a cost that changes assumptions. */
export function changing(
  { inputs, assumptions }: CompletePlan,
  changes: Partial<LifetimeAssumptions>,
  figures: StepFigures = {},
): StepChange {
  return { plan: { inputs, assumptions: { ...assumptions, ...changes } }, monthlyCost: 0, figures };
}

/** The plan that steps are searched for. */
export interface StepSituation {
  readonly plan: CompletePlan;
  readonly isRetired: boolean;
  /** The solved retirement age; the desired one if no age reaches the target, and today's once retired. */
  readonly stopAge: number;
  readonly measure: Measure;
  /** Measures a changed plan like the plan itself. */
  readonly remeasure: (plan: CompletePlan) => Measure;
  readonly simulator: Simulator;
}

/**
 * `question`: something about the plan that is unknown, whose answer would move it. `offer`: paid by others. `change`: something
 * that the visitor can change. `open-question`: a question that the page asks elsewhere as well. `last`: after all others.
 */
export type StepKind = 'question' | 'offer' | 'change' | 'open-question' | 'last';

export interface StepRule {
  readonly id: StepId;
  readonly kind: StepKind;
  /** Returns the plan with the step; null if the step does not apply. */
  readonly apply: (situation: StepSituation) => StepChange | null;
  /** True for a step that is shown without a gain: it makes something certain. */
  readonly needsNoGain?: boolean;
  /** The date that the law, or the step itself, sets. */
  readonly deadline?: (today: CalendarDay) => Deadline;
}

export interface Step {
  readonly id: StepId;
  readonly kind: StepKind;
  readonly monthlyCost: number;
  readonly figures: StepFigures;
  /** Null for a step that changes no number of the plan. */
  readonly gain: StepGain | null;
  /** Null for a step that can be taken now. */
  readonly start: StepStart | null;
  readonly deadline: Deadline | null;
}
