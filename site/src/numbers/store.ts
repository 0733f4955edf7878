import {
  defaultInputs,
  type Inputs,
  inputNames,
  isValidFieldValue,
  lifetimeFields,
  nearestCalculatorInputs,
} from '@whenabouts/core';
import { useSyncExternalStore } from 'react';
import { mergeDrafts } from './merge-drafts.ts';
import { parseEnteredInputs } from './parse-inputs.ts';
import type { PlanDraft } from './plan-draft.ts';
import { clearPendingPlan, clearStoredNumbers, readStoredNumbers, storeNumbers } from './session-storage.ts';

/** The numbers of a visitor. Reasons: docs/decisions/007-keep-the-visitors-numbers-in-one-store.md */
export interface VisitorNumbers {
  /** The calculator's inputs. The ages may cross, because a visitor changes one at a time. */
  inputs: Inputs;
  /** True if the calculator shows its results. */
  hasCalculated: boolean;
  /** The numbers of the outlook, which may be outside the calculator's ranges. */
  draft: PlanDraft;
  /** True if the outlook has validated the draft and the versions. The calculator does not load what that needs. */
  isValidated: boolean;
  versions: readonly PlanDraft[];
  /** Id of the saved plan that the numbers come from; null if they do not come from one. */
  planId: number | null;
  /** Version of that plan when it was loaded: saving must not overwrite a newer one. Null without a plan. */
  planVersion: number | null;
  /** True until a visitor changes the numbers of a link. */
  isFromLink: boolean;
}

/** The numbers that the calculator shows while a visitor has entered none. */
export const exampleNumbers: VisitorNumbers = {
  inputs: defaultInputs,
  hasCalculated: false,
  draft: { inputs: defaultInputs, changes: {}, isRetired: false },
  isValidated: false,
  versions: [],
  planId: null,
  planVersion: null,
  isFromLink: false,
};

/** The numbers in this page; undefined until they are read from the session storage. */
let current: VisitorNumbers | null | undefined;
/** Stored numbers of a member. They are not shown until the page knows who is logged in. */
let hidden: VisitorNumbers | null = null;
let isSaveRequested = false;
const listeners = new Set<() => void>();

/** Returns the visitor's numbers; null if there are none. Not for rendering on the server. */
export function readNumbers(): VisitorNumbers | null {
  if (current === undefined) load(readStoredNumbers());
  return current ?? null;
}

/** Returns the visitor's numbers, including hidden ones, with what was typed since. Not for rendering. */
export function readAllNumbers(): VisitorNumbers | null {
  const shown = readNumbers();
  return hidden ? mergeDrafts(exampleNumbers, shown ?? exampleNumbers, hidden) : shown;
}

function load(stored: ReturnType<typeof readStoredNumbers>): void {
  const numbers = parseNumbers(stored?.value);
  hidden = stored?.isHidden ? numbers : null;
  current = hidden ? null : numbers;
}

/**
 * Replaces some of the visitor's numbers, in the page and in the session storage.
 *
 * @param hiddenChanges Replaces hidden numbers, even where the visitor has not typed any.
 */
export function setNumbers(
  changes: Partial<VisitorNumbers>,
  hiddenChanges: Partial<VisitorNumbers> = {},
): void {
  hidden &&= { ...hidden, ...hiddenChanges };
  current = { ...(readNumbers() ?? exampleNumbers), ...changes };
  storeNumbers(readAllNumbers() ?? current);
  notify();
}

/** Reads the numbers again: another document of this tab may have changed them. */
export function reloadNumbers(): void {
  const stored = readStoredNumbers();
  // Without storage, the numbers are in this page only.
  if (stored === undefined) return;
  load(stored);
  notify();
}

/** Shows hidden numbers, because they are the current member's. Stores all with the login: the next member must not see them. */
export function claimNumbers(): void {
  const numbers = readAllNumbers();
  if (numbers) storeNumbers(numbers);
  if (!hidden) return;
  [current, hidden] = [numbers, null];
  notify();
}

/** Forgets hidden numbers, because the member is another one or has no session. Keeps what was typed since. */
export function forgetHiddenNumbers(): void {
  if (!hidden) return;
  hidden = null;
  if (current) storeNumbers(current);
  else clearStoredNumbers();
}

/** Clears the visitor's numbers on logout: the next person at this computer must not see them. */
export function clearNumbers(): void {
  [current, hidden] = [null, null];
  isSaveRequested = false;
  clearStoredNumbers();
  clearPendingPlan();
  notify();
}

/** Sets whether the save dialog is to open by itself, because a visitor has logged in to save. */
export function setSaveRequested(isRequested: boolean): void {
  isSaveRequested = isRequested;
  notify();
}

/**
 * Parses numbers that may have been edited, or stored by another release. Returns null if they are unusable. Does not
 * validate the changes of the drafts.
 */
function parseNumbers(stored: unknown): VisitorNumbers | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { inputs, hasCalculated, draft, versions, planId, planVersion, isFromLink } = stored as Record<
    string,
    unknown
  >;
  if (!isDraft(draft)) return null;
  return {
    inputs: parseEnteredInputs(inputs) ?? nearestCalculatorInputs(draft.inputs),
    hasCalculated: hasCalculated === true,
    draft,
    isValidated: false,
    versions: Array.isArray(versions) ? versions.filter(isDraft) : [],
    planId: typeof planId === 'number' ? planId : null,
    planVersion: typeof planVersion === 'number' ? planVersion : null,
    isFromLink: isFromLink === true,
  };
}

/** Returns true for a draft whose inputs are in the outlook's ranges. Does not check its changes. */
function isDraft(value: unknown): value is PlanDraft {
  const { inputs, changes } = Object(value) as Partial<PlanDraft>;
  const given = Object(inputs) as Inputs;
  return (
    typeof changes === 'object' &&
    changes !== null &&
    inputNames.every((name) => isValidFieldValue(lifetimeFields[name], given[name]))
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's numbers; null if there are none, on the server and during hydration. */
export function useNumbers(): VisitorNumbers | null {
  return useSyncExternalStore(subscribe, readNumbers, () => null);
}

export function useIsSaveRequested(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSaveRequested,
    () => false,
  );
}

/** The visitor's numbers as inputs of the calculator; null if there are none, or if the visitor is retired. */
export function useCalculatorInputs(): Inputs | null {
  const numbers = useNumbers();
  return numbers && !numbers.draft.isRetired ? numbers.inputs : null;
}
