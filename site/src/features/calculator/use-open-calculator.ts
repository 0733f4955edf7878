import { defaultInputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { type CalculatorState, useCalculator } from '@whenabouts/view';
import { useCallback, useEffect, useMemo } from 'react';
import { type MemberState, useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { type CalculatorNumbers, calculatorFormat } from '../../numbers/calculator-numbers.ts';
import { savedDraftOf } from '../../numbers/parse-inputs.ts';
import { setCalculatorInputs } from '../../numbers/store.ts';
import { useRestoredNumbers } from '../../numbers/use-restored-numbers.ts';
import { useSearchParams } from '../../router.ts';

export interface OpenCalculator {
  state: CalculatorState;
  /** True while the numbers are those of a link. */
  isFromLink: boolean;
  status: MemberState['status'];
  /** `?plan=` in the URL opens a saved plan. */
  planId: string | null;
  plan: Plan | undefined;
  planError: unknown;
  retryPlan: () => void;
}

/** The state of the calculator, and the saved plan that is open in it. */
export function useOpenCalculator(): OpenCalculator {
  const { status } = useMember();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const restored = useRestoredCalculator(isMember, plan);
  return { ...restored, status, planId, plan, planError: error, retryPlan: () => void mutate() };
}

/** The calculator's state with the visitor's numbers. The first render has the example, like the server's markup. */
function useRestoredCalculator(
  isMember: boolean,
  plan: Plan | undefined,
): Pick<OpenCalculator, 'state' | 'isFromLink'> {
  const state = useCalculator();
  const { inputs, hasCalculated, replace } = state;
  const isUntouched = inputs === defaultInputs && !hasCalculated;

  const show = useCallback(
    (numbers: CalculatorNumbers) => replace({ inputs: numbers.inputs, hasCalculated: numbers.hasResults }),
    [replace],
  );
  const linked = useRestoredNumbers({
    format: calculatorFormat,
    isMember,
    plan,
    current: useMemo(
      () => (isUntouched ? null : { inputs, hasResults: hasCalculated }),
      [inputs, hasCalculated, isUntouched],
    ),
    show,
    clear: useCallback(() => replace({ inputs: defaultInputs, hasCalculated: false }), [replace]),
  });
  useEffect(() => {
    if (!isUntouched) {
      setCalculatorInputs({ inputs, hasResults: hasCalculated }, plan && savedDraftOf(plan));
    }
  }, [inputs, hasCalculated, isUntouched, plan]);

  return { state, isFromLink: linked?.inputs === inputs };
}
