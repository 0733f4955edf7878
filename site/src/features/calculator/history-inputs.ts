import type { Inputs } from '@whenabouts/core';
import { isSignedIn } from '../../api/auth.ts';
import { parseInputs } from './pending-inputs.ts';

/** The inputs as they last stood on this page of the browser's history, and whether results were shown. */
export interface HistoryInputs {
  inputs: Inputs;
  shown: boolean;
}

const KEY = 'whenaboutsInputs';

/**
 * Writes the inputs into the current entry of the browser's history, so that reloading, or coming back
 * from another page, finds them again. They leave neither the tab nor the machine.
 */
export function saveToHistory(remembered: HistoryInputs): void {
  history.replaceState({ ...history.state, [KEY]: { ...remembered, byMember: isSignedIn() } }, '');
}

/** Takes the inputs out of the current entry again. */
export function clearFromHistory(): void {
  const { [KEY]: _forgotten, ...rest } = history.state ?? {};
  history.replaceState(rest, '');
}

/** What the current entry holds; what a member has left there is for members alone. */
export function loadFromHistory(): HistoryInputs | null {
  const stored: unknown = history.state?.[KEY];
  if (typeof stored !== 'object' || stored === null) return null;
  const { inputs, shown, byMember } = stored as Record<string, unknown>;
  if (byMember && !isSignedIn()) return null;
  const parsed = parseInputs(inputs);
  return parsed && { inputs: parsed, shown: shown === true };
}
