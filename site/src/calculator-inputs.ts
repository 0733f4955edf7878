import type { Inputs } from '@whenabouts/core';
import { useSyncExternalStore } from 'react';

let current: Inputs | null = null;
const listeners = new Set<() => void>();

/** Notes the visitor's own numbers for other pages of this visit; they are in memory alone. */
export function setCalculatorInputs(inputs: Inputs | null): void {
  current = inputs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the visitor has entered into the calculator; null when that was nothing, and on the server. */
export function useCalculatorInputs(): Inputs | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
