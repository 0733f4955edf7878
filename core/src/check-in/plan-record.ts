import type { Inputs } from '../fields.ts';
import { priceLevelAfter } from '../inflation.ts';
import { completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import { openSavedPlan } from '../plan/saved-plan.ts';
import type { SavedAssumptions } from '../plan/unpack-saved-plan.ts';
import { lawOf } from '../us/law.ts';
import { advancePlan, type TimePassed } from './advance-plan.ts';
import type { RecordedResults } from './record-plan.ts';
import { readDay, yearsSince } from './years-since.ts';

/** A saved plan with its results at the time of the save. Amounts are dollars of that year. */
export interface PlanRecord extends RecordedResults {
  /** Time of the save in ISO 8601. */
  createdAt: string;
  inputs: Inputs;
  assumptions: SavedAssumptions | null;
}

/** Records of a plan, newest first. */
export type PlanRecords = readonly [newest: PlanRecord, ...earlier: PlanRecord[]];

/** Returns the plan of a record on a later day, in dollars of that day: the numbers with which a check-in begins. */
export function planNow(record: PlanRecord, today: string): PlanDraft {
  const { draft, timePassed } = basisOf(record, today);
  return advancePlan(draft, timePassed);
}

/** Returns the plan of a record in the record's dollars, its inflation in percent a year, and the time since then. */
export function basisOf({ createdAt, inputs, assumptions, lawYear }: PlanRecord, today: string) {
  const law = lawOf(lawYear);
  const fromYear = readDay(createdAt).year;
  const draft = openSavedPlan(inputs, assumptions, fromYear, law);
  const { inflation } = completePlan(draft, fromYear, law).assumptions;
  const years = yearsSince(createdAt, today);
  const timePassed: TimePassed = { fromYear, years, priceLevel: priceLevelAfter(years, inflation), law };
  return { draft, inflation, timePassed };
}
