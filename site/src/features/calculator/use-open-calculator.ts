import {
  type InputName,
  isValidFieldValue,
  lifetimeFields,
  readResultFragment,
  unsavableInputs,
} from '@whenabouts/core';
import type { Plan, PlanAssumptions } from '@whenabouts/server/contract';
import { type CalculatorState, useCalculator } from '@whenabouts/view';
import { useContext, useMemo } from 'react';
import { type MemberState, useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { savedDraftOf } from '../../numbers/parse-inputs.ts';
import type { PlanDraft } from '../../numbers/plan-draft.ts';
import { takePendingPlan } from '../../numbers/session-storage.ts';
import { setCalculatorNumbers, setDraft, withCalculatorInputs } from '../../numbers/set-draft.ts';
import { exampleNumbers, readNumbers, useNumbers } from '../../numbers/store.ts';
import { type NumbersFormat, useIncomingNumbers } from '../../numbers/use-incoming-numbers.ts';
import { useSearchParams } from '../../router.ts';
import { CurrentYearContext } from '../../ui/page-contexts.ts';

export interface OpenCalculator {
  state: CalculatorState;
  /** True while the numbers are those of a link. */
  isFromLink: boolean;
  status: MemberState['status'];
  /** The id in `?plan=`, which opens a saved plan. */
  planId: string | null;
  plan: Plan | undefined;
  /** The assumptions that the open plan changes, or without a plan, those that the visitor has changed in the outlook. */
  assumptions: PlanAssumptions | null;
  /** The numbers of the outlook, of which the calculator may have the nearest ones that it takes. */
  draft: PlanDraft;
  planError: unknown;
  retryPlan: () => void;
  resetToPlan: (plan: Plan) => void;
}

const read = () => readNumbers() ?? exampleNumbers;

const format: NumbersFormat = {
  pageName: 'calculator',
  readLink: (hash) => {
    const inputs = readResultFragment(hash);
    if (inputs === null || inputs === 'unreadable') return inputs;
    return { draft: withCalculatorInputs(read().draft, inputs), notice: null };
  },
  readPlan: savedDraftOf,
  takePending: () => {
    const pending = takePendingPlan();
    return pending && withCalculatorInputs(read().draft, pending.inputs);
  },
  isValid: () => true,
};

/** The state of the calculator with the visitor's numbers, and the saved plan that is open in it. */
export function useOpenCalculator(): OpenCalculator {
  const { status } = useMember();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const numbers = useNumbers() ?? exampleNumbers;
  const { draft } = numbers;
  const year = useContext(CurrentYearContext);
  const state = useCalculator({ store: { numbers, read, write: setCalculatorNumbers } });
  const { resetToPlan } = useIncomingNumbers(format, isMember, plan);
  return {
    state: {
      ...state,
      setInput(name, value, typed) {
        state.setInput(name, value);
        setTypedInput(name, typed);
      },
    },
    isFromLink: numbers.isFromLink,
    status,
    planId,
    plan,
    assumptions: useMemo(() => (plan ? plan.assumptions : changesOf(draft, year)), [plan, draft, year]),
    draft,
    planError: error,
    retryPlan: () => void mutate(),
    resetToPlan,
  };
}

/** Sets an input of the outlook that was typed in the calculator, whose own input may be the nearest one that it takes. */
function setTypedInput(name: InputName, typed: number | undefined): void {
  const { draft, inputs } = read();
  if (name === 'retirementAge' || !isValidFieldValue(lifetimeFields[name], typed)) return;
  setDraft({ ...draft, inputs: { ...draft.inputs, [name]: typed } }, { inputs });
}

/**
 * Returns the assumptions that a visitor has changed, as a saved plan has them; null if there are none. They are not
 * validated: `openSavedPlan` does that.
 */
function changesOf({ inputs, changes, isRetired }: PlanDraft, year: number): PlanAssumptions | null {
  const saved: PlanAssumptions = {
    // Without these two, a saved plan is read as one of an earlier release.
    ...(changes.firstDeathAge !== undefined && { firstDeath: 'older' }),
    ...(isRetired && { workEndYear: year }),
    ...changes,
    ...(isRetired && { outlookInputs: unsavableInputs({ ...inputs, retirementAge: inputs.currentAge }) }),
  };
  return Object.keys(saved).length === 0 ? null : saved;
}
