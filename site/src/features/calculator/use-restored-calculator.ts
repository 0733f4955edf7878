import { type CalculatorState, useCalculator } from '@whenabouts/calculator/view';
import { defaultInputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { type CalculatorNumbers, calculatorFormat } from '../../numbers/calculator-numbers.ts';
import { setCalculatorInputs } from '../../numbers/store.ts';
import { useRestoredNumbers } from '../../numbers/use-restored-numbers.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './calculator-messages.ts';

interface RestoredCalculator {
  state: CalculatorState;
  /** True while the numbers are those of a link. */
  isFromLink: boolean;
}

/** The calculator's state with the visitor's numbers. The first render has the example, like the server's markup. */
export function useRestoredCalculator(isMember: boolean, plan: Plan | undefined): RestoredCalculator {
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
    onUnreadable: warnOfLink,
  });
  useEffect(() => {
    if (!isUntouched) setCalculatorInputs({ inputs, hasResults: hasCalculated });
  }, [inputs, hasCalculated, isUntouched]);

  return { state, isFromLink: linked?.inputs === inputs };
}

function warnOfLink(): void {
  toast(messages.linkUnreadable);
}
