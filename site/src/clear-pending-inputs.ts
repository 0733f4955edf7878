/** Inputs of a visitor who has to log in before saving them. Cleared once restored. */
export const PENDING_INPUTS_KEY = 'calculatorValues';
/** Id, partner and time of a handoff, beside its inputs. */
export const HANDOFF_KEY = 'whenabouts-handoff';

/** Separate from reading them, which needs more code: every page clears them on logout. */
export function clearPendingInputs(): void {
  try {
    sessionStorage.removeItem(PENDING_INPUTS_KEY);
    sessionStorage.removeItem(HANDOFF_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
