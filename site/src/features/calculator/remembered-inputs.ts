import type { Inputs } from '@whenabouts/core';
import { parseInputs } from './pending-inputs.ts';

/** The inputs as they last stood on this page of the browser's history, and whether results were shown. */
export interface Remembered {
  inputs: Inputs;
  shown: boolean;
}

const KEY = 'whenaboutsInputs';
/** When somebody has logged out in this tab. No page can write to other entries of its history than its own. */
const LOGOUT_KEY = 'whenabouts-logout';

/** The last logout that this page knows of: what it remembers belongs to the time after. */
let known: number | undefined;

/**
 * Writes the inputs into the current entry of the browser's history, so that reloading, or coming back
 * from another page, finds them again. They leave neither the tab nor the machine.
 */
export function rememberInputs(remembered: Remembered): void {
  known ??= lastLogout();
  history.replaceState({ ...history.state, [KEY]: { ...remembered, after: known } }, '');
}

/** Takes the inputs out of the current entry again. */
export function forgetInputs(): void {
  const { [KEY]: _forgotten, ...rest } = history.state ?? {};
  history.replaceState(rest, '');
}

/** What the current entry holds, unless somebody has logged out since. */
export function recallInputs(): Remembered | null {
  const stored: unknown = history.state?.[KEY];
  if (typeof stored !== 'object' || stored === null) return null;
  const { inputs, shown, after = 0 } = stored as Record<string, unknown>;
  if (after !== lastLogout()) return null;
  const parsed = parseInputs(inputs);
  return parsed && { inputs: parsed, shown: shown === true };
}

/** From now on, what any entry of the tab's history holds is nobody's. */
export function noteLogout(): void {
  try {
    sessionStorage.setItem(LOGOUT_KEY, String(Date.now()));
  } catch {
    // Storage is closed or full: the entry that is open is emptied all the same.
  }
  known = lastLogout();
}

/** Whether somebody has logged out in this tab past this page; the first call notes how things stand. */
export function isLogoutNews(): boolean {
  known ??= lastLogout();
  return known !== lastLogout();
}

function lastLogout(): number {
  try {
    return Number(sessionStorage.getItem(LOGOUT_KEY));
  } catch {
    return 0;
  }
}
