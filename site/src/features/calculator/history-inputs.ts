import type { Inputs } from '@whenabouts/core';
import { loadFromHistory } from '../../history-state.ts';
import { parseInputs } from '../../pending-inputs.ts';

export interface HistoryInputs {
  inputs: Inputs;
  /** True if results were shown. */
  shown: boolean;
}

/** Key of the calculator's inputs in the state of a history entry. */
export const HISTORY_KEY = 'whenaboutsInputs';

/** Reads the inputs of the current history entry. Returns null if there are none that are valid. */
export function loadHistoryInputs(): HistoryInputs | null {
  const stored = loadFromHistory(HISTORY_KEY);
  const inputs = stored && parseInputs(stored.inputs);
  return inputs && { inputs, shown: stored.shown === true };
}
