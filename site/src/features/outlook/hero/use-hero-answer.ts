import { defaultInputs, type Inputs, inputNames } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { CurrentYearContext } from '../../../ui/page-contexts.ts';
import { whenIdle } from '../../../when-idle.ts';
import type { HeroAnswer } from './hero-answer.ts';

type Calculate = typeof import('./hero-answer.ts').heroAnswer;

export const loadHeroChart = () => import('./hero-chart.tsx');

/** The function that calculates an answer; null until its script has been loaded. */
let loaded: Calculate | null = null;

export interface HeroAnswerState {
  /** Null until the calculation has been loaded. */
  answer: HeroAnswer | null;
  /** The latest answer, which may be for earlier inputs; null before the first. */
  lastAnswer: HeroAnswer | null;
  /** True if the calculation could not be loaded. */
  hasFailed: boolean;
  /** Loads the calculation, before it is needed. */
  load: () => void;
}

/**
 * The answer for the calculator's inputs. The page comes with the one for the default inputs; the script of
 * the calculation is loaded while the browser is idle, or at the first change.
 *
 * @param assumptions Those that the open plan changes; null for the defaults.
 * @param initial The answer for the default inputs, if the page came with it.
 */
export function useHeroAnswer(
  inputs: Inputs,
  assumptions: PlanAssumptions | null,
  initial: HeroAnswer | undefined,
): HeroAnswerState {
  const year = useContext(CurrentYearContext);
  const [calculate, setCalculate] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    // With the chart's script: before it has loaded, React would replace the server's chart to show another answer.
    Promise.all([import('./hero-answer.ts'), loadHeroChart()]).then(
      ([{ heroAnswer }]) => {
        loaded = heroAnswer;
        setCalculate(() => heroAnswer);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);

  // Loaded early, the sentence works offline.
  useEffect(() => whenIdle(load), [load]);

  const answer = useMemo(() => {
    if (initial && !assumptions && inputNames.every((name) => inputs[name] === defaultInputs[name]))
      return initial;
    return calculate?.(inputs, year, assumptions) ?? null;
  }, [initial, inputs, assumptions, calculate, year]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, the next change tries again
  useEffect(() => {
    if (answer === null) load();
    // Also after a failure while the browser was idle.
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [answer === null, inputs, load]);

  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);

  return { answer, lastAnswer: answer ?? last, hasFailed: hasFailed && answer === null, load };
}
