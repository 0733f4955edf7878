import type { Plan } from '@whenabouts/server/contract';
import type { AgeLineData } from '@whenabouts/view';
import type { ComponentType } from 'react';

/** The earliest age at which a plan reaches its target chance, and the chance at the desired age. */
export interface SolvedAge {
  /** Null if no age up to `lastAge` reaches the target chance; the current age once retired. */
  age: number | null;
  /** Once retired, the answer: "You can spend $3,400 a month in today’s dollars." Null before. */
  spendable: string | null;
  lastAge: number;
  desiredAge: number;
  /** Chance that the money lasts at the desired age, 0 to 1. */
  desiredChance: number;
  /** Short names of the household's assumptions that differ from the defaults. */
  household: readonly string[];
  line: AgeLineData;
}

export interface PlanAges {
  /** Returns the age of a plan, or undefined if it has not been solved yet. */
  of: (plan: Plan) => SolvedAge | undefined;
}

/** The parts of the outlook that the list of plans needs, loaded on demand because of the lifetime engine. */
export interface PlanOutlook {
  solvePlanAge: (plan: Plan, year: number) => SolvedAge;
  PlanComparison: ComponentType<{ plans: readonly Plan[] }>;
}
