import type { Plan } from '@whenabouts/server/contract';
import type { ComponentType } from 'react';

/** The earliest age at which a plan reaches its target chance. */
export interface PlanAge {
  /** Null if even the last age does not reach it. */
  age: number | null;
  lastAge: number;
  /** In words: "8 of 10". */
  target: string;
}

export interface PlanComparisonProps {
  /** Two or three. The others are compared with the first. */
  plans: readonly Plan[];
}

/** The parts of the outlook that the list of plans needs, loaded on demand because of the lifetime engine. */
export interface PlanOutlook {
  solvePlanAge: (plan: Plan, year: number) => PlanAge;
  PlanComparison: ComponentType<PlanComparisonProps>;
}
