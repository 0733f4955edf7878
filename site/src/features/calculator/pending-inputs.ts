import { type Handoff, type Inputs, inputNames, inputProblems } from '@whenabouts/core';

/** The inputs of a visitor who wants to save them and has to log in first. Cleared once restored. */
const STORAGE_KEY = 'calculatorValues';
/** What else belongs to them when they came from a partner's page: which result it is, whose page, and when. */
const HANDOFF_KEY = 'whenabouts-handoff';
const HANDOFF_KEPT_MS = 60 * 60_000;

/** A result from a partner's page that waits to be saved. */
export interface PendingHandoff extends Handoff {
  /** As the address said, registered or not. */
  partner: string | null;
}

export function storeInputs(inputs: Inputs): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(inputs));
    sessionStorage.removeItem(HANDOFF_KEY);
  } catch {
    // Storage is closed or full: the visitor logs in and finds the defaults.
  }
}

export function storeHandoff({ inputs, id, partner }: PendingHandoff, now = Date.now()): void {
  storeInputs(inputs);
  try {
    sessionStorage.setItem(HANDOFF_KEY, JSON.stringify({ id, partner, at: now }));
  } catch {
    // The page that shows it has it in memory as well.
  }
}

export function hasPendingInputs(): boolean {
  return readPendingInputs() !== null;
}

/** Gives the kept inputs once, and forgets them. */
export function takePendingInputs(): Inputs | null {
  const inputs = readPendingInputs();
  clearPendingInputs();
  return inputs;
}

/** The result that waits, for an hour at most. */
export function readPendingHandoff(now = Date.now()): PendingHandoff | null {
  const note = readNote();
  const inputs = readPendingInputs(now);
  return note && inputs && { inputs, id: note.id, partner: note.partner };
}

export function clearPendingInputs(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    sessionStorage.removeItem(HANDOFF_KEY);
  } catch {
    // Nothing was kept where storage is closed.
  }
}

function readPendingInputs(now = Date.now()): Inputs | null {
  const note = readNote();
  if (note && Math.abs(now - note.at) > HANDOFF_KEPT_MS) clearPendingInputs();
  return parseInputs(readItem(STORAGE_KEY));
}

function readNote(): (Omit<PendingHandoff, 'inputs'> & { at: number }) | null {
  const note = readItem(HANDOFF_KEY);
  if (typeof note !== 'object' || note === null) return null;
  const { id, partner, at } = note as Record<string, unknown>;
  if (typeof id !== 'string' || typeof at !== 'number') return null;
  return { id, partner: typeof partner === 'string' ? partner : null, at };
}

function readItem(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
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
