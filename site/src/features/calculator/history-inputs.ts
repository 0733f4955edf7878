import type { Inputs } from '@whenabouts/core';
import { isSignedIn } from '../../api/auth.ts';
import { parseInputs } from './pending-inputs.ts';

export interface HistoryInputs {
  inputs: Inputs;
  /** True if results were shown. */
  shown: boolean;
}

const KEY = 'whenaboutsInputs';

/**
 * Stores the inputs in the current history entry, so that they survive a reload and coming back from another
 * page. They never leave the tab.
 */
export function saveToHistory(values: HistoryInputs): void {
  history.replaceState({ ...history.state, [KEY]: { ...values, byMember: isSignedIn() } }, '');
}

/** Removes the inputs from the current history entry. */
export function clearFromHistory(): void {
  const { [KEY]: _removed, ...rest } = history.state ?? {};
  history.replaceState(rest, '');
}

/** Reads the inputs of the current history entry. Returns null if a member entered them and has logged out. */
export function loadFromHistory(): HistoryInputs | null {
  const stored: unknown = history.state?.[KEY];
  if (typeof stored !== 'object' || stored === null) return null;
  const { inputs, shown, byMember } = stored as Record<string, unknown>;
  if (byMember && !isSignedIn()) return null;
  const parsed = parseInputs(inputs);
  return parsed && { inputs: parsed, shown: shown === true };
}
