import { type Calculation, type Inputs, inputNames, inTodaysDollars } from '@whenabouts/core';
import { useCallback, useEffect, useRef } from 'react';
import type { CalculatorState } from '../../view/calculator/use-calculator.ts';
import type { SharedValues } from '../options/attributes.ts';
import type { DispatchEvent } from '../options/events.ts';
import { attributeName } from '../options/options.ts';

/**
 * Dispatches the event `calculate` for each result of the calculator. Returns a function that dispatches it for a result
 * of a tool.
 */
export function useCalculateEvent(
  { calculation, inputs }: CalculatorState,
  shareValues: boolean,
  onEvent: DispatchEvent,
): () => void {
  const hasCalculated = useRef(false);
  const dispatch = useCallback(
    (values?: SharedValues | false) => {
      onEvent('calculate', { first: !hasCalculated.current, ...values });
      hasCalculated.current = true;
    },
    [onEvent],
  );
  useEffect(() => {
    if (calculation) dispatch(shareValues && sharedValues(inputs, calculation));
  }, [calculation, inputs, shareValues, dispatch]);
  return dispatch;
}

/** Returns the inputs by attribute name, and the results in today's dollars. */
function sharedValues(inputs: Inputs, calculation: Calculation): SharedValues {
  const { yearsToRetirement, retirementSavings, monthlyRetirementIncome } = calculation;
  const today = (amount: number) => Math.round(inTodaysDollars(amount, yearsToRetirement));
  const named: Record<string, number> = {};
  for (const name of inputNames) named[attributeName(name)] = inputs[name];
  return {
    inputs: named,
    result: { savings: today(retirementSavings), monthlyIncome: today(monthlyRetirementIncome) },
  };
}
