// Calculates the results of saved plans in a worker thread: it takes 30 ms of processor time each.
import {
  createMarketDraws,
  createSimulator,
  type Inputs,
  type RecordedResults,
  recordPlan,
  standardDraws,
} from '@whenabouts/core';
import type { PlanAssumptions } from '../../contract/index.ts';

export interface ResultsTask {
  readonly inputs: Inputs;
  readonly assumptions: PlanAssumptions | null;
  /** Calendar year of the save. */
  readonly year: number;
}

const simulator = createSimulator(createMarketDraws(standardDraws));

export const calculateResults = ({ inputs, assumptions, year }: ResultsTask): RecordedResults =>
  recordPlan(inputs, assumptions, { year, simulator });
