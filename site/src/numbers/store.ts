import { type Inputs, inputNames, outlookInputs } from '@whenabouts/core';
import { useSyncExternalStore } from 'react';
import type { PlanDraft } from './plan-draft.ts';
import { clearPendingPlan } from './session-storage.ts';

/**
 * The places where a page finds the visitor's numbers when it opens. The first place that has any wins; without any,
 * the page shows its example. Reasons: docs/decisions/007-keep-the-visitors-numbers-in-one-store.md
 */
const sources = [
  /** The plan that was entered before a login, which was needed to save it. */
  'session storage',
  /** Numbers in the fragment of the URL. */
  'link',
  /** Numbers that were entered in this history entry before a reload, or before leaving the page. */
  'history entry',
  /** Numbers of the plan that `?plan=` in the URL opens. */
  'saved plan',
  /** Numbers that were entered on another page during this visit. */
  'this visit',
] as const;

export type Source = (typeof sources)[number];

export interface SourcedNumbers<T> {
  source: Source;
  numbers: T;
}

/** Returns the numbers of the first source that has any. The sources after it are not read. */
export function findNumbers<T>(readers: Partial<Record<Source, () => T | null>>): SourcedNumbers<T> | null {
  for (const source of sources) {
    const numbers = readers[source]?.();
    if (numbers) return { source, numbers };
  }
  return null;
}

interface VisitorNumbers {
  /** True if the save dialog is to open by itself: a visitor has logged in to save a plan, which is now restored. */
  isSaveRequested: boolean;
  /** The calculator's inputs. */
  inputs: Inputs | null;
  /** True if the calculator has shown its results. */
  hasResults: boolean;
  /**
   * The numbers that both pages start with: the outlook's last draft, with the calculator's inputs if these are newer.
   */
  draft: PlanDraft | null;
}

const noNumbers: VisitorNumbers = { isSaveRequested: false, inputs: null, hasResults: false, draft: null };

let current = noNumbers;
const listeners = new Set<() => void>();

function set(next: VisitorNumbers): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Remembers the calculator's inputs for the other pages of this visit, in memory only. The outlook keeps inputs that
 * are outside the calculator's ranges until they are changed in the calculator.
 *
 * @param plan The draft of the saved plan that is open in the calculator: the outlook continues with its assumptions.
 */
export function setCalculatorInputs(
  { inputs, hasResults }: { inputs: Inputs; hasResults: boolean },
  plan?: PlanDraft,
): void {
  if (!plan && inputs === current.inputs && hasResults === current.hasResults) return;
  const before = plan ?? current.draft;
  const outlook = before ? outlookInputs(inputs, before.inputs) : inputs;
  const haveChanged = !before || inputNames.some((name) => outlook[name] !== before.inputs[name]);
  // In the calculator, retirement is always ahead.
  const draft = haveChanged ? { changes: {}, ...before, inputs: outlook, isRetired: false } : before;
  set({ ...current, inputs, hasResults, draft });
}

/** Remembers the outlook's draft for the rest of this visit, in memory only. */
export function setOutlookDraft(draft: PlanDraft): void {
  set({ ...current, draft });
}

/** Returns the numbers that were entered during this visit. */
export function readVisit(): Pick<VisitorNumbers, 'draft' | 'hasResults'> {
  return current;
}

/** Sets whether the save dialog is to open by itself. */
export function setSaveRequested(isSaveRequested: boolean): void {
  set({ ...current, isSaveRequested });
}

/** Clears the visitor's numbers on logout: the next person at this computer must not see them. */
export function clearNumbers(): void {
  set(noNumbers);
  clearPendingPlan();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true while the save dialog is to open by itself. */
export function useIsSaveRequested(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current.isSaveRequested,
    () => false,
  );
}

/** The inputs that the visitor has entered into the calculator; null if there are none, and on the server. */
export function useCalculatorInputs(): Inputs | null {
  return useSyncExternalStore(
    subscribe,
    () => current.inputs,
    () => null,
  );
}
