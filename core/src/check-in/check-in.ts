import type { Inputs } from '../fields.ts';
import { lifetimeFields, retirementAges } from '../plan/lifetime-inputs.ts';
import {
  type CompletePlan,
  completePlan,
  draftOfSaved,
  type PlanDraft,
  type SavedAssumptions,
} from '../plan/plan-draft.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { lastRetirementAge } from '../simulation/solve.ts';
import { currentLaw, type Law, lawOf } from '../us/law.ts';
import { advancePlan, type TimePassed } from './advance-plan.ts';
import { type RecordedAnswer, type RecordedResults, rankBalance, recordAnswer } from './record-plan.ts';

/** A saved plan with its results at the time of the save. Amounts are dollars of that year. */
export interface PlanRecord extends RecordedResults {
  /** Time of the save in ISO 8601. */
  createdAt: string;
  inputs: Inputs;
  assumptions: SavedAssumptions | null;
}

/** Records of a plan, newest first. */
export type PlanRecords = readonly [newest: PlanRecord, ...earlier: PlanRecord[]];

/** The numbers that a visitor enters in a check-in, in dollars of its day. */
export interface CheckInNumbers
  extends Pick<Inputs, 'currentSavings' | 'monthlySavings' | 'annualIncome' | 'retirementAge'> {
  /** Dollars a month that the visitor has contributed since the record. */
  monthlySavingsSince: number;
  /** Dollars a month in retirement; missing to leave the plan's. */
  monthlySpending?: number | undefined;
  /** Dollars a year that the partner earns; missing to leave the plan's. */
  partnerIncome?: number | undefined;
}

/** The reasons for a change of the answer, in the order in which `checkIn` changes one thing after the other. */
export const reasonNames = ['markets', 'saved', 'law', 'changed', 'model'] as const;

export type ReasonName = (typeof reasonNames)[number];

export interface Reason {
  name: ReasonName;
  /** Years by which the age changes. */
  years: number;
  /** Change of the chance, -1 to 1. */
  chance: number;
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
  /** Parts that add up exactly to `yearsChange` and `chanceChange`. */
  reasons: Reason[];
  draft: PlanDraft;
}

/** Months by which a year may fall short: a check-in a few days before the anniversary counts as a full year. */
const MONTHS_BEFORE_A_YEAR = 1;

/**
 * Returns the whole years from one day to another. A year is over after eleven months.
 *
 * @param then ISO 8601, such as `2026-11-24`, with or without a time.
 * @param today Like `then`. An earlier day counts as 0 years.
 */
export function yearsSince(then: string, today: string): number {
  const from = readDay(then);
  const to = readDay(today);
  const months = 12 * (to.year - from.year) + to.month - from.month - (to.day < from.day ? 1 : 0);
  return Math.max(Math.floor((months + MONTHS_BEFORE_A_YEAR) / 12), 0);
}

function readDay(date: string): { year: number; month: number; day: number } {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** Returns the plan of a record on a later day, in dollars of that day: the numbers with which a check-in begins. */
export function planNow(record: PlanRecord, today: string): PlanDraft {
  const { draft, timePassed } = basisOf(record, today);
  return advancePlan(draft, timePassed);
}

/** Returns the plan of a record in the record's dollars, its inflation in percent a year, and the time since then. */
function basisOf({ createdAt, inputs, assumptions, lawYear }: PlanRecord, today: string) {
  const law = lawOf(lawYear);
  const fromYear = readDay(createdAt).year;
  const draft = draftOfSaved(inputs, assumptions, fromYear, law);
  const { inflation } = completePlan(draft, fromYear, law).assumptions;
  const years = yearsSince(createdAt, today);
  const timePassed: TimePassed = { fromYear, years, priceLevel: ((100 + inflation) / 100) ** years, law };
  return { draft, inflation, timePassed };
}

/** The visitor's last balance at an age, some years after a record. */
export interface LaterBalance {
  /** The visitor's age: the age of the record and the whole years since then. */
  age: number;
  /** In dollars of the record. */
  amount: number;
}

/**
 * Returns the balances of the later records and of today, in dollars of the first record, for its futures. Leaves out
 * those within a year of it, because its futures begin a year after it, and all but the last of an age.
 *
 * @param savings Today's balance in today's dollars.
 * @param today ISO 8601.
 */
export function balancesSinceFirst(records: PlanRecords, savings: number, today: string): LaterBalance[] {
  const [newest, ...earlier] = records;
  const first = earlier.at(-1) ?? newest;
  const later = records.slice(0, -1).reverse();
  const balances = later.map(({ bands, createdAt }) => ({ amount: bands.p50[0] as number, date: createdAt }));
  const lastOfAge = new Map<number, number>();
  for (const { amount, date } of [...balances, { amount: savings, date: today }]) {
    const { years, priceLevel } = basisOf(first, date).timePassed;
    if (years > 0) lastOfAge.set((first.bands.ages[0] as number) + years, amount / priceLevel);
  }
  return [...lastOfAge].map(([age, amount]) => ({ age, amount }));
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
 * thing after the other, and each reason is the change of the answer in its step:
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
  const measureIn = (changed: PlanDraft, lawOfStep: Law) =>
    measure(changed, fromYear + years, { simulator, law: lawOfStep });

  const older = advancePlan(draft, timePassed);
  const draftOfToday = changeToday(older, numbers);
  const added = 12 * years * (numbers.monthlySavingsSince - draft.inputs.monthlySavings);

  const start = measure(draft, fromYear, { simulator, law: lawThen });
  const withMarkets = measureIn(withSavings(older, numbers.currentSavings - added), lawThen);
  const withSaved = measureIn(withSavings(older, numbers.currentSavings), lawThen);
  const withLaw = measureIn(withSavings(older, numbers.currentSavings), law);
  const end = measureIn(draftOfToday, law);
  const before = measureOf(record.answer, completePlan(draft, fromYear, lawThen));
  const parts: Record<ReasonName, Measure> = {
    markets: minus(withMarkets, start),
    saved: minus(withSaved, withMarkets),
    law: minus(withLaw, withSaved),
    changed: minus(end, withLaw),
    model: minus(start, before),
  };
  const change = minus(end, before);
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
    reasons: reasonNames.map((name) => ({ name, ...parts[name] })),
    draft: draftOfToday,
  };
}

function changeToday(draft: PlanDraft, numbers: CheckInNumbers): PlanDraft {
  const { currentSavings, monthlySavings, annualIncome, retirementAge } = numbers;
  const { currentAge } = draft.inputs;
  const isRetired = retirementAge <= currentAge;
  const age = isRetired ? currentAge : Math.min(retirementAge, retirementAges(currentAge).max);
  const inputs = { ...draft.inputs, currentSavings, monthlySavings, annualIncome, retirementAge: age };
  const { monthlySpending, partnerIncome } = numbers;
  const { partner } = draft.changes;
  const changes = {
    ...draft.changes,
    ...(monthlySpending !== undefined && { monthlySpending }),
    ...(partner && partnerIncome !== undefined && { partner: { ...partner, annualIncome: partnerIncome } }),
  };
  return { ...draft, inputs, changes, isRetired };
}

function withSavings(draft: PlanDraft, savings: number): PlanDraft {
  const currentSavings = Math.min(Math.max(savings, 0), lifetimeFields.currentSavings.max);
  return { ...draft, inputs: { ...draft.inputs, currentSavings } };
}

/** An answer, or the difference of two answers, as numbers. */
interface Measure {
  /** Retirement age; the year after the last possible age if the answer has no age. */
  years: number;
  /** Chance at the desired age, 0 to 1. */
  chance: number;
}

function measure(
  draft: PlanDraft,
  year: number,
  { simulator, law }: { simulator: Simulator; law: Law },
): Measure & { answer: RecordedAnswer } {
  const plan = completePlan(draft, year, law);
  const answer = recordAnswer(plan, simulator, law);
  return { ...measureOf(answer, plan), answer };
}

function measureOf(
  { age, chanceAtDesiredAge }: RecordedAnswer,
  { inputs, assumptions }: CompletePlan,
): Measure {
  return { years: age ?? lastRetirementAge(inputs, assumptions) + 1, chance: chanceAtDesiredAge };
}

/** Subtracts exactly: chances are multiples of 1/8,192, so that their differences have no rounding errors. */
function minus(a: Measure, b: Measure): Measure {
  return { years: a.years - b.years, chance: a.chance - b.chance };
}
