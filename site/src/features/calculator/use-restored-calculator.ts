import { type CalculatorState, useCalculator } from '@whenabouts/calculator/view';
import { defaultInputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { type CalculatorNumbers, calculatorFormat } from '../../numbers/calculator-numbers.ts';
import { type Source, setCalculatorInputs } from '../../numbers/store.ts';
import { useRestoredNumbers } from '../../numbers/use-restored-numbers.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './calculator-messages.ts';

/** The calculator's state with the visitor's numbers. The first render has the example, like the server's markup. */
export function useRestoredCalculator(isMember: boolean, plan: Plan | undefined): CalculatorState {
  const state = useCalculator();
  const { inputs, hasCalculated, replace, resultsHeading } = state;
  const isUntouched = inputs === defaultInputs && !hasCalculated;

  const show = useCallback(
    (numbers: CalculatorNumbers, source: Source) => {
      replace(numbers.inputs, numbers.hasResults);
      if (source !== 'session storage') return;
      // The results are behind the save dialog, which has the focus. Wait one frame: a newly opened page scrolls to its
      // top in its first frame.
      requestAnimationFrame(() => resultsHeading.current?.scrollIntoView());
    },
    [replace, resultsHeading],
  );
  useRestoredNumbers({
    format: calculatorFormat,
    isMember,
    plan,
    current: useMemo(
      () => (isUntouched ? null : { inputs, hasResults: hasCalculated }),
      [inputs, hasCalculated, isUntouched],
    ),
    show,
    clear: useCallback(() => replace(defaultInputs, false), [replace]),
    onUnreadable: warnOfLink,
  });
  useEffect(() => {
    if (!isUntouched) setCalculatorInputs(inputs);
  }, [inputs, isUntouched]);

  return state;
}

function warnOfLink(): void {
  toast(messages.linkUnreadable);
}
