import { type Inputs, inputNames, nearestCalculatorInputs, outlookInputs } from '@whenabouts/core';
import { isSame } from './merge-drafts.ts';
import type { PlanDraft } from './plan-draft.ts';
import { exampleNumbers, readNumbers, setNumbers, type VisitorNumbers } from './store.ts';

const workNames = ['retirementAge', 'monthlySavings', 'annualIncome'] as const;

/** Sets the calculator's inputs. The outlook continues with them. A change of a number about work ends a visitor's retirement. */
export function setCalculatorNumbers({
  inputs,
  hasCalculated,
}: Pick<VisitorNumbers, 'inputs' | 'hasCalculated'>): void {
  const before = readNumbers() ?? exampleNumbers;
  const isRetired = before.draft.isRetired && workNames.every((name) => inputs[name] === before.inputs[name]);
  const { retirementAge } = before.draft.inputs;
  const entered = isRetired ? { ...inputs, retirementAge } : inputs;
  const draft = { ...withCalculatorInputs(before.draft, entered), isRetired };
  if (isSame(inputs, before.inputs)) setNumbers({ hasCalculated });
  // Once retired, the calculator's retirement age follows the current age.
  else setDraft(draft, { ...(!isRetired && { inputs }), hasCalculated });
}

/** Sets the draft of the outlook, and the calculator's inputs that are nearest to it. Those who have retired stop today. */
export function setDraft(draft: PlanDraft, changes: Partial<VisitorNumbers> = {}): void {
  setNumbers(withDraft(draft, changes), { isFromLink: false });
}

/** Sets the draft like `setDraft`, also in place of a hidden one: a visitor has opened a link or a plan. */
export function replaceDraft(draft: PlanDraft, changes: Partial<VisitorNumbers>): void {
  const numbers = withDraft(draft, changes);
  setNumbers(numbers, numbers);
}

function withDraft(draft: PlanDraft, changes: Partial<VisitorNumbers>): Partial<VisitorNumbers> {
  const { inputs } = draft;
  return {
    draft,
    inputs: nearestCalculatorInputs({
      ...inputs,
      ...(draft.isRetired && { retirementAge: inputs.currentAge }),
    }),
    isValidated: false,
    isFromLink: false,
    ...changes,
  };
}

/**
 * Returns the draft with the calculator's inputs. It keeps inputs that are outside the calculator's ranges until they
 * are changed in the calculator, where retirement is always ahead.
 */
export function withCalculatorInputs(draft: PlanDraft, inputs: Inputs): PlanDraft {
  const outlook = outlookInputs(inputs, draft.inputs);
  const haveChanged = inputNames.some((name) => outlook[name] !== draft.inputs[name]);
  return haveChanged ? { ...draft, inputs: outlook, isRetired: false } : draft;
}
