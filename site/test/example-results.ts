import { defaultAssumptions, defaultInputs, type Inputs, type LifetimeAssumptions } from '@whenabouts/core';
import {
  type ChartedResults,
  type OutlookRequest,
  type OutlookResults,
  outlookAnswer,
  outlookResults,
  simulateCharted,
} from '../src/features/outlook/outlook-results.ts';

type Changes = Partial<Inputs & LifetimeAssumptions & Pick<OutlookRequest, 'choice' | 'isRetired'>>;

/** Results for the default inputs of a visitor born in 1991, with changes. For tests. */
export function resultsWith({
  choice = 'answer',
  isRetired = false,
  ...changes
}: Changes = {}): OutlookResults & ChartedResults {
  const inputs = { ...defaultInputs, ...changes };
  const assumptions = { ...defaultAssumptions(defaultInputs, { year: 2026 }), ...changes };
  const answer = outlookAnswer({ inputs, assumptions, isRetired, choice });
  return { ...outlookResults(answer), ...simulateCharted(answer) };
}
