import {
  americanFormats,
  type Calculation,
  calculateRetirement,
  defaultInputs,
  type InputErrors,
  type InputName,
  type Inputs,
  inputNames,
  type NumberFormats,
  validateInputs,
} from '@whenabouts/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

export interface CalculatorState {
  inputs: Inputs;
  /** The inputs that the reader can change. The others are listed with their values. */
  shownInputs: readonly InputName[];
  formats: NumberFormats;
  /** Validation errors by input. */
  errors: InputErrors;
  /** True after the first Calculate. From then on the results follow every change. */
  shown: boolean;
  /** The results to show; null before the first Calculate and while there are validation errors. */
  calculation: Calculation | null;
  /** The heading of the results. */
  outlook: RefObject<HTMLHeadingElement | null>;
  setInput: (name: InputName, value: number) => void;
  /** Shows the results, unless there are validation errors. Returns these. */
  calculate: () => InputErrors;
  /** Replaces all inputs, for example with those of a saved plan. */
  replace: (inputs: Readonly<Inputs>, shown: boolean) => void;
  /** Focuses the results and scrolls to them. */
  reveal: () => void;
}

/** Holds the calculator's state: the six inputs, and if their results are shown. */
export function useCalculator(
  initial: Readonly<Inputs> = defaultInputs,
  initiallyShown = false,
  formats: NumberFormats = americanFormats,
  shownInputs: readonly InputName[] = inputNames,
): CalculatorState {
  const [inputs, setInputs] = useState<Readonly<Inputs>>(initial);
  const [shown, setShown] = useState(initiallyShown);
  const outlook = useRef<HTMLHeadingElement>(null);
  const [reveals, setReveals] = useState(0);
  // Enter in a number box changes a value and calculates before React renders.
  const latest = useRef(inputs);

  // After rendering, because results that appear move their heading.
  useEffect(() => {
    if (!reveals) return;
    outlook.current?.focus({ preventScroll: true });
    outlook.current?.scrollIntoView();
  }, [reveals]);

  const errors = useMemo(() => validateInputs(inputs), [inputs]);
  const calculation = useMemo(
    () => (shown && isEmpty(errors) ? calculateRetirement(inputs) : null),
    [inputs, shown, errors],
  );

  const actions = useMemo(() => {
    function set(next: Readonly<Inputs>): void {
      latest.current = next;
      setInputs(next);
    }
    const reveal = () => setReveals((count) => count + 1);
    return {
      reveal,
      setInput: (name: InputName, value: number) => set({ ...latest.current, [name]: value }),
      calculate: () => {
        const found = validateInputs(latest.current);
        if (isEmpty(found)) {
          setShown(true);
          reveal();
        }
        return found;
      },
      replace: (next: Readonly<Inputs>, show: boolean) => {
        set(next);
        setShown(show);
      },
    };
  }, []);

  return { inputs, shownInputs, formats, errors, shown, calculation, outlook, ...actions };
}

function isEmpty(errors: InputErrors): boolean {
  return Object.keys(errors).length === 0;
}
