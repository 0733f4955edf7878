import type { Inputs } from '@whenabouts/core';
import { useSyncExternalStore } from 'react';

let current: Inputs | null = null;
const listeners = new Set<() => void>();

/** Shares the calculator's inputs with other pages of this visit. They stay in memory only. */
export function setCalculatorInputs(inputs: Inputs | null): void {
  current = inputs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The inputs that the visitor has entered into the calculator; null if there are none, and on the server. */
export function useCalculatorInputs(): Inputs | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
