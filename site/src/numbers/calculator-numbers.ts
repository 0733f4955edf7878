import { type Inputs, nearestCalculatorInputs } from '@whenabouts/core';
import { readResultFragment } from './link-fragment.ts';
import { inputsOf, parseEnteredInputs } from './parse-inputs.ts';
import { takePendingPlan } from './session-storage.ts';
import { readVisit } from './store.ts';
import type { NumbersFormat } from './use-restored-numbers.ts';

export interface CalculatorNumbers {
  inputs: Inputs;
  /** True to show the results. */
  hasResults: boolean;
}

/**
 * Reads the calculator's numbers. Numbers of a link, a saved plan or a pending plan are shown with results; other
 * numbers only if the visitor had calculated them.
 */
export const calculatorFormat: NumbersFormat<CalculatorNumbers> = {
  pageName: 'calculator',
  historyKey: 'whenaboutsInputs',
  hashAfterLink: '#calculator',
  takePending: () => withResults(takePendingPlan()?.inputs ?? null),
  readLink: (hash) => {
    const linked = readResultFragment(hash);
    return linked === 'unreadable' ? linked : withResults(linked);
  },
  readHistory: (stored) => {
    const inputs = parseEnteredInputs(stored.inputs);
    return inputs && { inputs, hasResults: stored.hasResults === true };
  },
  readPlan: (plan) => ({ inputs: inputsOf(plan), hasResults: true }),
  readVisit: () => {
    const { draft, hasResults } = readVisit();
    return draft && { inputs: nearestCalculatorInputs(draft.inputs), hasResults };
  },
};

function withResults(inputs: Inputs | null): CalculatorNumbers | null {
  return inputs && { inputs, hasResults: true };
}
