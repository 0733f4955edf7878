import { type Inputs, inputNames, inputProblems } from '@whenabouts/core';

/** The inputs of a visitor who wants to save them and has to log in first. Cleared once restored. */
const STORAGE_KEY = 'calculatorValues';

export function keepInputs(inputs: Inputs): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(inputs));
  } catch {
    // Storage is closed or full: the visitor logs in and finds the defaults.
  }
}

export function hasKeptInputs(): boolean {
  return readKeptInputs() !== null;
}

/** Gives the kept inputs once, and forgets them. */
export function takeKeptInputs(): Inputs | null {
  const inputs = readKeptInputs();
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept where storage is closed.
  }
  return inputs;
}

function readKeptInputs(): Inputs | null {
  try {
    return parseInputs(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Six possible numbers, or null: what comes out of a browser's memory may have been tampered with. */
export function parseInputs(value: unknown): Inputs | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const inputs = Object.fromEntries(inputNames.map((name) => [name, given[name]])) as Inputs;
  return Object.keys(inputProblems(inputs)).length === 0 ? inputs : null;
}
