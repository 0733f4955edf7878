import {
  americanFormats,
  type Calculation,
  calculateRetirement,
  defaultInputs,
  type InputErrors,
  type InputMessages,
  type InputName,
  type Inputs,
  inputMessages,
  inputNames,
  type NumberFormats,
  validateInputs,
} from '@whenabouts/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

export interface CalculatorState {
  inputs: Inputs;
  /** The inputs that the reader can change. The page lists the other inputs with their values. */
  editableInputs: readonly InputName[];
  formats: NumberFormats;
  /** Validation errors by input. */
  errors: InputErrors;
  /** True after the first Calculate. From then on the results follow every change. */
  hasCalculated: boolean;
  /** The results to show; null before the first Calculate and while there are validation errors. */
  calculation: Calculation | null;
  resultsHeading: RefObject<HTMLHeadingElement | null>;
  setInput: (name: InputName, value: number) => void;
  /** Shows the results, unless there are validation errors. Returns the errors. */
  calculate: () => InputErrors;
  /** Replaces all inputs, for example with the inputs of a saved plan. */
  replace: (next: { inputs: Readonly<Inputs>; hasCalculated: boolean }) => void;
  /** Focuses the results and scrolls to them. */
  reveal: () => void;
}

interface CalculatorOptions {
  initialInputs?: Readonly<Inputs>;
  formats?: NumberFormats;
  editableInputs?: readonly InputName[];
  /** The texts of validation errors. */
  messages?: InputMessages | undefined;
}

/** Holds the calculator's state: the six inputs and their results. */
export function useCalculator({
  initialInputs = defaultInputs,
  formats = americanFormats,
  editableInputs = inputNames,
  messages = inputMessages,
}: CalculatorOptions = {}): CalculatorState {
  const [inputs, setInputs] = useState(initialInputs);
  const [hasCalculated, setHasCalculated] = useState(false);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const [revealCount, setRevealCount] = useState(0);
  // The inputs including changes that React has not rendered yet: Enter in a number box changes a value and calculates.
  const latestInputs = useRef(inputs);

  // Runs after rendering, because new results move their heading.
  useEffect(() => {
    if (!revealCount) return;
    resultsHeading.current?.focus({ preventScroll: true });
    resultsHeading.current?.scrollIntoView();
  }, [revealCount]);

  const errors = useMemo(
    () => errorsOf(inputs, editableInputs, messages),
    [inputs, editableInputs, messages],
  );
  const isValid = isEmpty(errors);
  const calculation = useMemo(
    () => (hasCalculated && isValid ? calculateRetirement(inputs) : null),
    [inputs, hasCalculated, isValid],
  );

  const actions = useMemo(() => {
    function set(next: Readonly<Inputs>): void {
      latestInputs.current = next;
      setInputs(next);
    }
    const reveal = () => setRevealCount((count) => count + 1);
    return {
      reveal,
      setInput: (name: InputName, value: number) => set({ ...latestInputs.current, [name]: value }),
      calculate: () => {
        const currentErrors = errorsOf(latestInputs.current, editableInputs, messages);
        if (isEmpty(currentErrors)) {
          setHasCalculated(true);
          reveal();
        }
        return currentErrors;
      },
      replace: (next: { inputs: Readonly<Inputs>; hasCalculated: boolean }) => {
        set(next.inputs);
        setHasCalculated(next.hasCalculated);
      },
    };
  }, [editableInputs, messages]);

  return { inputs, editableInputs, formats, errors, hasCalculated, calculation, resultsHeading, ...actions };
}

/**
 * Returns the validation errors. Crossed ages are one mistake with one visible message: at the retirement age, which
 * readers change more often, or at the current age if the reader cannot edit the retirement age.
 */
function errorsOf(
  inputs: Inputs,
  editableInputs: readonly InputName[],
  messages: InputMessages,
): InputErrors {
  const { currentAge, ...others } = validateInputs(inputs, messages);
  const isAtRetirementAge = others.retirementAge !== undefined && editableInputs.includes('retirementAge');
  return currentAge === undefined || isAtRetirementAge ? others : { currentAge, ...others };
}

function isEmpty(errors: InputErrors): boolean {
  return Object.keys(errors).length === 0;
}
