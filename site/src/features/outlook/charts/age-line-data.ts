import { type AgeLineData, buildAgeLine } from '@whenabouts/view';
import { type OutlookAnswer, simulateCharted } from '../outlook-results.ts';
import { depletionAge, UNLUCKY } from './depletion-age.ts';

type PlannedAnswer = Pick<OutlookAnswer, 'inputs' | 'assumptions' | 'isRetired' | 'solution'> & {
  charted: Pick<OutlookAnswer['charted'], 'retirementAge'>;
};

/**
 * Returns the line of ages of an answer's charted plan.
 *
 * @param runsOutAt The age at which savings run out in an unlucky future; null if they last to the end of the plan.
 */
export function lineOfAnswer(answer: PlannedAnswer, runsOutAt: number | null): AgeLineData {
  const { inputs, assumptions, isRetired, solution, charted } = answer;
  const { retirementAge } = charted;
  return buildAgeLine({
    inputs: { ...inputs, retirementAge },
    assumptions,
    isRetired,
    isTooEarly: solution.value === null,
    runsOutAt,
  });
}

/** Simulates an answer's charted plan, and returns its line of ages. */
export function simulatedLineOf(answer: OutlookAnswer): AgeLineData {
  return lineOfAnswer(answer, depletionAge(simulateCharted(answer), UNLUCKY));
}
