import {
  americanFormats,
  type Calculation,
  calculateRetirement,
  defaultInputs,
  type InputName,
  type InputProblems,
  type Inputs,
  inputProblems,
  type NumberFormats,
} from '@whenabouts/core';
import { useMemo, useRef, useState } from 'react';

export interface CalculatorState {
  inputs: Inputs;
  /** How numbers are written. */
  formats: NumberFormats;
  /** What keeps the inputs from being calculated, by field. */
  problems: InputProblems;
  /** True from the first Calculate on: from then the results follow every change at once. */
  shown: boolean;
  /** The results to show; null before the first Calculate, and while there are problems. */
  calculation: Calculation | null;
  setInput: (name: InputName, value: number) => void;
  /** Shows the results, or nothing when there are problems; returns these. */
  calculate: () => InputProblems;
  /** Puts other inputs in place: a saved plan's, or those kept across a login. */
  replace: (inputs: Readonly<Inputs>, shown: boolean) => void;
}

/** The calculator's state: the six inputs, and whether their results are shown. */
export function useCalculator(
  initial: Readonly<Inputs> = defaultInputs,
  initiallyShown = false,
  formats: NumberFormats = americanFormats,
): CalculatorState {
  const [inputs, setInputs] = useState<Readonly<Inputs>>(initial);
  const [shown, setShown] = useState(initiallyShown);
  // Enter in a box changes a value and calculates before React has rendered in between.
  const latest = useRef(inputs);

  const problems = useMemo(() => inputProblems(inputs), [inputs]);
  const calculation = useMemo(
    () => (shown && isEmpty(problems) ? calculateRetirement(inputs) : null),
    [inputs, shown, problems],
  );

  const actions = useMemo(() => {
    function put(next: Readonly<Inputs>): void {
      latest.current = next;
      setInputs(next);
    }
    return {
      setInput: (name: InputName, value: number) => put({ ...latest.current, [name]: value }),
      calculate: () => {
        const found = inputProblems(latest.current);
        if (isEmpty(found)) setShown(true);
        return found;
      },
      replace: (next: Readonly<Inputs>, show: boolean) => {
        put(next);
        setShown(show);
      },
    };
  }, []);

  return { inputs, formats, problems, shown, calculation, ...actions };
}

function isEmpty(problems: InputProblems): boolean {
  return Object.keys(problems).length === 0;
}
