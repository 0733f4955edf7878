import { type Handoff, type Inputs, inputNames, validateInputs } from '@whenabouts/core';
import { clearPendingInputs, HANDOFF_KEY, PENDING_INPUTS_KEY } from './clear-pending-inputs.ts';

const HANDOFF_TTL_MS = 60 * 60_000;

/** A handoff from a partner's page that is waiting to be saved. */
export interface PendingHandoff extends Handoff {
  /** From the URL; not necessarily registered. */
  partner: string | null;
}

export function storeInputs(inputs: Inputs): void {
  try {
    sessionStorage.setItem(PENDING_INPUTS_KEY, JSON.stringify(inputs));
    sessionStorage.removeItem(HANDOFF_KEY);
  } catch {
    // Storage is blocked or full: after the login the calculator shows the defaults.
  }
}

export function storeHandoff({ inputs, id, partner }: PendingHandoff, now = Date.now()): void {
  storeInputs(inputs);
  try {
    sessionStorage.setItem(HANDOFF_KEY, JSON.stringify({ id, partner, at: now }));
  } catch {
    // The save page also has it in memory.
  }
}

export function hasPendingInputs(): boolean {
  return readPendingInputs() !== null;
}

/** Returns the pending inputs and clears them. */
export function takePendingInputs(): Inputs | null {
  const inputs = readPendingInputs();
  clearPendingInputs();
  return inputs;
}

/** Returns the pending handoff unless it is older than an hour. */
export function readPendingHandoff(now = Date.now()): PendingHandoff | null {
  const handoff = readStoredHandoff();
  const inputs = readPendingInputs(now);
  return handoff && inputs && { inputs, id: handoff.id, partner: handoff.partner };
}

function readPendingInputs(now = Date.now()): Inputs | null {
  const handoff = readStoredHandoff();
  if (handoff && Math.abs(now - handoff.at) > HANDOFF_TTL_MS) clearPendingInputs();
  return parseInputs(readItem(PENDING_INPUTS_KEY));
}

function readStoredHandoff(): (Omit<PendingHandoff, 'inputs'> & { at: number }) | null {
  const handoff = readItem(HANDOFF_KEY);
  if (typeof handoff !== 'object' || handoff === null) return null;
  const { id, partner, at } = handoff as Record<string, unknown>;
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

/** Validates inputs from browser storage, which may have been tampered with. Returns null if they are invalid. */
export function parseInputs(value: unknown): Inputs | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const inputs = Object.fromEntries(inputNames.map((name) => [name, given[name]])) as Inputs;
  return Object.keys(validateInputs(inputs)).length === 0 ? inputs : null;
}
