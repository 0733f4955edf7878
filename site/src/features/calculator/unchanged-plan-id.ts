import { type Inputs, inputNames } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';

/** Returns the id of the open plan if its inputs are unchanged. */
export function unchangedPlanId(inputs: Inputs, plan: Plan | undefined): number | undefined {
  return plan && inputNames.every((name) => plan[name] === inputs[name]) ? plan.id : undefined;
}
