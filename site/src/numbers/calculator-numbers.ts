import type { Inputs } from '@whenabouts/core';
import { readResultFragment } from './link-fragment.ts';
import { inputsOf, parseEnteredInputs } from './parse-inputs.ts';
import { takePendingInputs } from './session-storage.ts';
import type { NumbersFormat } from './use-restored-numbers.ts';

export interface CalculatorNumbers {
  inputs: Inputs;
  /** True if results are shown. */
  shown: boolean;
}

/** Reads the calculator's numbers. All but those of a history entry are shown with their results. */
export const calculatorFormat: NumbersFormat<CalculatorNumbers> = {
  historyKey: 'whenaboutsInputs',
  hashAfterLink: '#calculator',
  takePending: () => withResults(takePendingInputs()),
  readLink: (hash) => {
    const linked = readResultFragment(hash);
    return linked === 'unreadable' ? linked : withResults(linked);
  },
  readHistory: (stored) => {
    const inputs = parseEnteredInputs(stored.inputs);
    return inputs && { inputs, shown: stored.shown === true };
  },
  readPlan: (plan) => ({ inputs: inputsOf(plan), shown: true }),
};

function withResults(inputs: Inputs | null): CalculatorNumbers | null {
  return inputs && { inputs, shown: true };
}
