import { nextSteps, type Step, type StepId, type StepRequest, solveSteps } from '@whenabouts/core';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../when-idle.ts';
import { localToday } from '../dates/local-today.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';

type PlannedAnswer = Pick<OutlookAnswer, 'inputs' | 'assumptions' | 'isRetired'>;

/** Longer than the time between two changes of a drag, so that nothing is solved while the visitor drags. */
const DELAY_MS = 500;

interface SolvedSteps {
  /** The plan, as JSON. */
  key: string;
  steps: readonly Step[];
}

/** The latest solution, for print and for the text to copy. */
let latest: SolvedSteps | null = null;

/**
 * Returns the steps of a plan, the first ones first; null before the first solution, and those of the previous numbers while
 * `isPending`. They are solved one at a time while the browser is idle.
 */
export function useNextSteps(answer: PlannedAnswer): { steps: readonly Step[] | null; isPending: boolean } {
  const key = keyOf(answer);
  // Steps of other numbers are not shown: they may be another person's.
  const [solved, setSolved] = useState(() => (latest?.key === key ? latest : null));
  const isPending = solved?.key !== key;
  useEffect(() => {
    if (!isPending) return;
    const solving = solveSteps(requestOf(JSON.parse(key)), siteSimulator());
    let cancel = () => clearTimeout(timer);
    const timer = setTimeout(solveNext, DELAY_MS);
    function solveNext(): void {
      const { done, value } = solving.next();
      if (!done) {
        cancel = whenIdle(solveNext, DELAY_MS);
        return;
      }
      latest = { key, steps: value };
      setSolved(latest);
    }
    return () => cancel();
  }, [isPending, key]);
  return { steps: solved?.steps ?? null, isPending };
}

export function solveNextSteps(answer: PlannedAnswer): readonly Step[] {
  const key = keyOf(answer);
  if (latest?.key !== key) latest = { key, steps: nextSteps(requestOf(answer), siteSimulator()) };
  return latest.steps;
}

// The answer itself would not do: a tick replaces it by an equal one.
const keyOf = ({ inputs, assumptions, isRetired }: PlannedAnswer): string =>
  JSON.stringify({ inputs, assumptions, isRetired });

const requestOf = ({ inputs, assumptions, isRetired }: PlannedAnswer): StepRequest => ({
  plan: { inputs, assumptions },
  isRetired,
  today: localToday(),
});

export const SHOWN_STEPS = 3;

/** Returns the first three steps that are not done, with the steps that are done before them. */
export function firstSteps(steps: readonly Step[], doneSteps: readonly StepId[]): readonly Step[] {
  const open = steps.filter(({ id }) => !doneSteps.includes(id)).slice(0, SHOWN_STEPS);
  const last = open.at(-1);
  return last ? steps.slice(0, steps.indexOf(last) + 1) : steps;
}
