import type { Handoff, Inputs } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { currentLogin, isUnconfirmedLogin } from '../api/login.ts';
import { parseInputs } from './parse-inputs.ts';

/** Key of the visitor's numbers, and of the login during which they were entered. */
const NUMBERS_KEY = 'whenabouts-numbers';
/** Key of the plan of a visitor who has to log in before saving it. Cleared once the plan is restored. */
const PENDING_PLAN_KEY = 'calculatorValues';
/** Key of the id, partner and time of a handoff. Its inputs are under `PENDING_PLAN_KEY`. */
const HANDOFF_KEY = 'whenabouts-handoff';
const HANDOFF_TTL_MS = 60 * 60_000;

/** A handoff from a partner's page that is waiting to be saved. */
export interface PendingHandoff extends Handoff {
  /** The partner's id in the URL; not necessarily registered. */
  partner: string | null;
}

export interface PendingPlan {
  inputs: Inputs;
  /**
   * Changed assumptions of an outlook's plan, or null if it changes none; not validated when read. Undefined for a
   * plan of the calculator. The login returns the visitor to the page that the plan comes from.
   */
  assumptions?: PlanAssumptions | null | undefined;
  /** The answer of someone who has retired: what they can spend, in a sentence. */
  answer?: string | undefined;
}

/** Stores the visitor's numbers in this tab. A duplicate of the tab starts with a copy. */
export function storeNumbers(numbers: object): void {
  tryStorage((storage) =>
    storage.setItem(NUMBERS_KEY, JSON.stringify({ ...numbers, login: currentLogin() })),
  );
}

interface StoredNumbers {
  /** The numbers, which may have been edited. Null if there are none, or if they were entered during another login. */
  value: unknown;
  /** True if they are those of a member who has not been loaded yet: the next person must not see them. */
  isHidden: boolean;
}

/** Returns the visitor's numbers; undefined if storage is blocked. */
export function readStoredNumbers(): StoredNumbers | undefined {
  const text = tryStorage((storage) => storage.getItem(NUMBERS_KEY));
  if (text === undefined) return undefined;
  const value = parseJson(text);
  const { login } = Object(value) as { login?: unknown };
  // There is nothing to hide: no numbers, or those of a visitor who had not logged in.
  if (value === null || login === null) return { value, isHidden: false };
  return { value: login === currentLogin() ? value : null, isHidden: isUnconfirmedLogin() };
}

export function clearStoredNumbers(): void {
  tryStorage((storage) => storage.removeItem(NUMBERS_KEY));
}

export function storePendingPlan({ inputs, assumptions, answer }: PendingPlan): void {
  tryStorage((storage) => {
    storage.setItem(PENDING_PLAN_KEY, JSON.stringify({ ...inputs, assumptions, answer }));
    storage.removeItem(HANDOFF_KEY);
  });
}

export function storeHandoff({ inputs, id, partner }: PendingHandoff, now = Date.now()): void {
  storePendingPlan({ inputs });
  // If storage is blocked, the save page still has the handoff in memory.
  tryStorage((storage) => storage.setItem(HANDOFF_KEY, JSON.stringify({ id, partner, at: now })));
}

/** Clears the pending plan, and its handoff if it is from one. */
export function clearPendingPlan(): void {
  tryStorage((storage) => {
    storage.removeItem(PENDING_PLAN_KEY);
    storage.removeItem(HANDOFF_KEY);
  });
}

export function takePendingPlan(): PendingPlan | null {
  const plan = readPendingPlan();
  clearPendingPlan();
  return plan;
}

/** Returns the pending handoff unless it is older than an hour. */
export function readPendingHandoff(now = Date.now()): PendingHandoff | null {
  const handoff = readStoredHandoff();
  const plan = readPendingPlan(now);
  return handoff && plan && { inputs: plan.inputs, id: handoff.id, partner: handoff.partner };
}

/** Returns the pending plan, unless it is a handoff that is older than an hour. */
export function readPendingPlan(now = Date.now()): PendingPlan | null {
  const handoff = readStoredHandoff();
  if (handoff && Math.abs(now - handoff.at) > HANDOFF_TTL_MS) clearPendingPlan();
  const stored = readItem(PENDING_PLAN_KEY);
  const inputs = parseInputs(stored);
  if (!inputs) return null;
  const { assumptions, answer } = stored as Omit<PendingPlan, 'inputs'>;
  return { inputs, assumptions, answer: typeof answer === 'string' ? answer : undefined };
}

function readStoredHandoff(): (Omit<PendingHandoff, 'inputs'> & { at: number }) | null {
  const handoff = readItem(HANDOFF_KEY);
  if (typeof handoff !== 'object' || handoff === null) return null;
  const { id, partner, at } = handoff as Record<string, unknown>;
  if (typeof id !== 'string' || typeof at !== 'number') return null;
  return { id, partner: typeof partner === 'string' ? partner : null, at };
}

function readItem(key: string): unknown {
  return parseJson(tryStorage((storage) => storage.getItem(key)) ?? null);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Calls `use` with the session storage. Returns undefined if storage is blocked or full. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
