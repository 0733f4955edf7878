import type { Handoff, Inputs } from '@whenabouts/core';
import { parseInputs } from './parse-inputs.ts';

/** Inputs of a visitor who has to log in before saving them. Cleared once restored. */
const PENDING_INPUTS_KEY = 'calculatorValues';
/** Id, partner and time of a handoff, next to its inputs. */
const HANDOFF_KEY = 'whenabouts-handoff';
const HANDOFF_TTL_MS = 60 * 60_000;

/** A handoff from a partner's page that is waiting to be saved. */
export interface PendingHandoff extends Handoff {
  /** The partner's id in the URL; not necessarily registered. */
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

export function clearPendingInputs(): void {
  try {
    sessionStorage.removeItem(PENDING_INPUTS_KEY);
    sessionStorage.removeItem(HANDOFF_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
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
