import type { Inputs } from '../fields.ts';
import { withChanges, withInputs } from '../plan/draft-changes.ts';
import { lifetimeFields, retirementAges } from '../plan/lifetime-inputs.ts';
import { type CompletePlan, completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { lastRetirementAge, SOLUTION_STEP, solveSpendable } from '../simulation/solve.ts';
import { currentLaw, type Law } from '../us/law.ts';
import { advancePlan } from './advance-plan.ts';
import { basisOf, type PlanRecord } from './plan-record.ts';
import { rankBalance } from './rank-balance.ts';
import { type RecordedAnswer, recordAnswer } from './record-plan.ts';

/** The numbers that a visitor enters in a check-in, in dollars of its day. */
export interface CheckInNumbers
  extends Pick<Inputs, 'currentSavings' | 'monthlySavings' | 'annualIncome' | 'retirementAge'> {
  /** Dollars a month that the visitor has contributed since the record. */
  monthlySavingsSince: number;
  /** Dollars a month in retirement; missing to leave the plan's. A default follows the other numbers. */
  monthlySpending?: number | undefined;
  /** Dollars a year that the partner earns; missing to leave the plan's. */
  partnerIncome?: number | undefined;
}

/** The reasons for a change of the answer, in the order in which `checkIn` changes one thing at a time. */
export const reasonNames = ['markets', 'saved', 'law', 'changed', 'model'] as const;

export type ReasonName = (typeof reasonNames)[number];

/** The difference of two answers. */
interface Change {
  /** Years by which the age changes. */
  years: number;
  /** Change of the chance, -1 to 1. */
  chance: number;
  /** Once retired, the change of what can be spent, in today's dollars a month; 0 before. */
  spendable: number;
}

export interface Reason extends Change {
  name: ReasonName;
}

/** The amounts that can be spent in a month, each null if the other costs alone miss the target chance. */
interface SpendableChange {
  /** The amount of the record in its dollars, for the retirement age in it. */
  recorded: number | null;
  /** The same in today's dollars. */
  before: number | null;
  /** In today's dollars. */
  after: number | null;
}

/** Today's answer compared with the recorded answer. */
export interface CheckIn {
  /** Whole years since the record. */
  years: number;
  /** Inflation that the record assumed, in percent a year. It converts the record's dollars to today's. */
  inflation: number;
  /** The balance in the record's dollars. */
  balanceThen: number;
  /** Share of the recorded futures with a smaller balance, 0 to 1; null if the record has no futures for the age. */
  rank: number | null;
  before: RecordedAnswer;
  after: RecordedAnswer;
  /** Change of the age. An answer without an age counts as the year after the last possible age. */
  yearsChange: number;
  /** Change of the chance, -1 to 1. */
  chanceChange: number;
  /** Once retired, what can be spent; null before. */
  spendable: SpendableChange | null;
  /** Parts that add up exactly to `yearsChange`, `chanceChange` and the change of `spendable`. */
  reasons: Reason[];
  draft: PlanDraft;
}

export interface CheckInOptions {
  /** The day of the check-in in ISO 8601. */
  today: string;
  /** A simulator on `standardDraws`. */
  simulator: Simulator;
  /** The law of that day; the current one by default. */
  law?: Law;
}

/**
 * Compares today's answer with the recorded answer, and splits the change into reasons. The calculation changes one
 * thing at a time, and each reason is the change of the answer in its step:
 *
 * 1. markets: everyone is older, and amounts are in today's dollars. The balance is today's, less the contributions
 *    that exceed the plan's
 * 2. saved: the contributions that exceed the plan's are added. They are below 0 if less was saved
 * 3. law: today's figures of law replace those of the record
 * 4. changed: the numbers that the visitor changes today replace the plan's
 * 5. model: the rest, because today's model gives another answer than the recorded one for the same plan and law. It is
 *    0 while the version of the model stays the same
 *
 * @throws {TypeError | RangeError} if the record or the numbers are outside the outlook's ranges.
 */
export function checkIn(
  record: PlanRecord,
  numbers: CheckInNumbers,
  { today, simulator, law = currentLaw }: CheckInOptions,
): CheckIn {
  const { draft, inflation, timePassed } = basisOf(record, today);
  const { fromYear, years, priceLevel, law: lawThen } = timePassed;
  const older = advancePlan(draft, timePassed);
  const draftOfToday = withCheckInNumbers(older, numbers);
  const { isRetired } = draftOfToday;
  const measureIn = (changed: PlanDraft, lawOfStep: Law) =>
    measure(changed, fromYear + years, { simulator, law: lawOfStep, isRetired });
  const addedSavings = 12 * years * (numbers.monthlySavingsSince - draft.inputs.monthlySavings);

  const recorded = measure(draft, fromYear, { simulator, law: lawThen, isRetired });
  const start = { ...recorded, spendable: inLaterDollars(recorded.spendable, priceLevel) };
  const withMarkets = measureIn(withSavings(older, numbers.currentSavings - addedSavings), lawThen);
  const withSaved = measureIn(withSavings(older, numbers.currentSavings), lawThen);
  const withLaw = measureIn(withSavings(older, numbers.currentSavings), law);
  const end = measureIn(draftOfToday, law);
  const measureBefore = {
    ...measureOf(record.answer, completePlan(draft, fromYear, lawThen)),
    spendable: start.spendable,
  };
  const parts: Record<ReasonName, Change> = {
    markets: minus(withMarkets, start),
    saved: minus(withSaved, withMarkets),
    law: minus(withLaw, withSaved),
    changed: minus(end, withLaw),
    model: minus(start, measureBefore),
  };
  const change = minus(end, measureBefore);
  const balanceThen = numbers.currentSavings / priceLevel;
  return {
    years,
    inflation,
    balanceThen,
    rank: rankBalance(record.bands, older.inputs.currentAge, balanceThen),
    before: record.answer,
    after: end.answer,
    yearsChange: change.years,
    chanceChange: change.chance,
    spendable: isRetired
      ? { recorded: recorded.spendable, before: start.spendable, after: end.spendable }
      : null,
    reasons: reasonNames.map((name) => ({ name, ...parts[name] })),
    draft: draftOfToday,
  };
}

/** Returns the plan of today, from `planNow`, with the numbers that the visitor enters. */
export function withCheckInNumbers(draft: PlanDraft, numbers: CheckInNumbers): PlanDraft {
  const { currentSavings, monthlySavings, annualIncome, monthlySpending, partnerIncome } = numbers;
  const { currentAge } = draft.inputs;
  const isRetired = numbers.retirementAge <= currentAge;
  const retirementAge = isRetired
    ? currentAge
    : Math.min(numbers.retirementAge, retirementAges(currentAge).max);
  const { partner } = draft.changes;
  const changedDraft = withChanges(draft, {
    ...(monthlySpending !== undefined && { monthlySpending }),
    ...(partner && partnerIncome !== undefined && { partner: { ...partner, annualIncome: partnerIncome } }),
  });
  return {
    ...withInputs(changedDraft, { currentSavings, monthlySavings, annualIncome, retirementAge }),
    isRetired,
  };
}

function withSavings(draft: PlanDraft, savings: number): PlanDraft {
  return withInputs(draft, {
    currentSavings: Math.min(Math.max(savings, 0), lifetimeFields.currentSavings.max),
  });
}

/** An answer as numbers. */
interface Measure {
  /** Retirement age; the year after the last possible age if the answer has no age. */
  age: number;
  /** Chance at the desired age, 0 to 1. */
  chance: number;
  /** The amount that can be spent in a month; null if nothing reaches the target chance. */
  spendable: number | null;
}

/** @param options.isRetired True to solve for what can be spent: it is part of the answer once retired. */
function measure(
  draft: PlanDraft,
  year: number,
  { simulator, law, isRetired }: { simulator: Simulator; law: Law; isRetired: boolean },
): Measure & { answer: RecordedAnswer } {
  const plan = completePlan(draft, year, law);
  const answer = recordAnswer(plan, simulator, law);
  const spendable = isRetired ? solveSpendable(plan.inputs, plan.assumptions, simulator, law) : null;
  return { ...measureOf(answer, plan), spendable, answer };
}

function measureOf(
  { age, chanceAtDesiredAge }: RecordedAnswer,
  { inputs, assumptions }: CompletePlan,
): Pick<Measure, 'age' | 'chance'> {
  return { age: age ?? lastRetirementAge(inputs, assumptions) + 1, chance: chanceAtDesiredAge };
}

/** Converts an amount that can be spent to dollars of the later year, in the steps in which it is solved. */
function inLaterDollars(spendable: number | null, priceLevel: number): number | null {
  return spendable === null ? null : Math.round((spendable * priceLevel) / SOLUTION_STEP) * SOLUTION_STEP;
}

/** Subtracts exactly: chances are multiples of 1/8,192, so that their differences have no rounding errors. */
function minus(a: Measure, b: Measure): Change {
  return {
    years: a.age - b.age,
    chance: a.chance - b.chance,
    spendable: (a.spendable ?? 0) - (b.spendable ?? 0),
  };
}
