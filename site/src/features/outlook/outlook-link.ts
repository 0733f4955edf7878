import { assumptionNames, type LifetimeAssumptions } from '@whenabouts/core';
import { readFragmentNumbers, resultFragment } from '../../result-link.ts';
import { type CompletePlan, draftOf, type PlanDraft } from './plan-draft.ts';

/** Writes a plan as a URL fragment, with all assumptions: the link shows the same when defaults change. */
export function outlookFragment({ inputs, assumptions }: CompletePlan): string {
  return resultFragment(
    inputs,
    assumptionNames.map((name) => assumptions[name]),
  );
}

/**
 * Reads a plan from a URL fragment. Links of the calculator have no assumptions and get the defaults, and so do
 * assumptions that are younger than the link. Returns null if the fragment contains no plan.
 */
export function readOutlookFragment(hash: string, year: number): PlanDraft | 'unreadable' | null {
  const numbers = readFragmentNumbers(hash);
  if (numbers === null || numbers === 'unreadable') return numbers;
  const { inputs, assumptions } = numbers;
  if (assumptions.length > assumptionNames.length) return 'unreadable';
  const named = Object.fromEntries(assumptions.map((value, index) => [assumptionNames[index], value]));
  return draftOf(inputs, named as Partial<LifetimeAssumptions>, year) ?? 'unreadable';
}
