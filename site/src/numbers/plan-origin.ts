import type { Plan } from '@whenabouts/server/contract';
import { readAllNumbers, setNumbers, type VisitorNumbers } from './store.ts';

/** Returns the part of the visitor's numbers that names the plan they come from. */
export function originOf(plan: Plan | undefined): Pick<VisitorNumbers, 'planId' | 'planVersion'> {
  return { planId: plan?.id ?? null, planVersion: plan?.version ?? null };
}

/** Records that `saved` was saved from the version of `loaded`: the numbers of that version are based on it from now on. */
export function followPlan(loaded: Plan, saved: Plan): void {
  const numbers = readAllNumbers();
  if (numbers?.planId === loaded.id && numbers.planVersion === loaded.version) setNumbers(originOf(saved));
}

/** Records that the numbers no longer come from a saved plan: a visitor has started again without opening one. */
export function leavePlan(): void {
  setNumbers(originOf(undefined));
}
