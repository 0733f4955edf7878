import {
  americanFormats,
  type Calculation,
  calculateRetirement,
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
  errors: InputErrors;
  hasCalculated: boolean;
  /** The results to show; null before the first Calculate and while there are validation errors. */
  calculation: Calculation | null;
  resultsHeading: RefObject<HTMLHeadingElement | null>;
  /** `typed` is the number that was typed, of which the value may be the nearest valid one. */
  setInput: (name: InputName, value: number, typed?: number) => void;
  /** Shows the results, unless there are validation errors. Returns the errors. */
  calculate: () => InputErrors;
  /** Replaces all inputs, for example with the inputs of a saved plan. */
  replace: (next: CalculatorNumbers) => void;
  /** Focuses the results and scrolls to them. */
  reveal: () => void;
}

export interface CalculatorNumbers {
  inputs: Readonly<Inputs>;
  /** True after the first Calculate. From then on the results follow every change. */
  hasCalculated: boolean;
}

export interface CalculatorStore {
  numbers: CalculatorNumbers;
  /**
   * Returns the numbers with changes that React has not rendered yet: Enter in a number box changes a value and
   * calculates.
   */
  read: () => CalculatorNumbers;
  write: (next: CalculatorNumbers) => void;
}

interface CalculatorOptions {
  store: CalculatorStore;
  formats?: NumberFormats;
  editableInputs?: readonly InputName[];
  messages?: InputMessages | undefined;
}

/** Stores the numbers in the component. */
export function useOwnNumbers(initialInputs: Readonly<Inputs>): CalculatorStore {
  const [numbers, setNumbers] = useState({ inputs: initialInputs, hasCalculated: false });
  const latest = useRef<CalculatorNumbers>(numbers);
  const access = useMemo(
    () => ({
      read: () => latest.current,
      write: (next: CalculatorNumbers) => {
        latest.current = next;
        setNumbers(next);
      },
    }),
    [],
  );
  return { numbers, ...access };
}

export function useCalculator({
  store: {
    numbers: { inputs, hasCalculated },
    read,
    write,
  },
  formats = americanFormats,
  editableInputs = inputNames,
  messages = inputMessages,
}: CalculatorOptions): CalculatorState {
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const [revealCount, setRevealCount] = useState(0);
  /** True once the visitor has asked for results: a correction then shows them. */
  const isRequested = useRef(false);

  // Runs after rendering, because new results move their heading.
  useEffect(() => {
    if (!revealCount) return;
    resultsHeading.current?.focus({ preventScroll: true });
    resultsHeading.current?.scrollIntoView();
  }, [revealCount]);

  const errors = useMemo(
    () => findErrors(inputs, editableInputs, messages),
    [inputs, editableInputs, messages],
  );
  const isValid = isEmpty(errors);
  const calculation = useMemo(
    () => (hasCalculated && isValid ? calculateRetirement(inputs) : null),
    [inputs, hasCalculated, isValid],
  );

  const actions = useMemo(() => {
    const reveal = () => setRevealCount((count) => count + 1);
    return {
      reveal,
      setInput: (name: InputName, value: number) => {
        const { inputs, hasCalculated } = read();
        write({ inputs: { ...inputs, [name]: value }, hasCalculated: hasCalculated || isRequested.current });
      },
      calculate: () => {
        isRequested.current = true;
        const { inputs } = read();
        const currentErrors = findErrors(inputs, editableInputs, messages);
        if (isEmpty(currentErrors)) {
          write({ inputs, hasCalculated: true });
          reveal();
        }
        return currentErrors;
      },
      replace: write,
    };
  }, [read, write, editableInputs, messages]);

  return { inputs, editableInputs, formats, errors, hasCalculated, calculation, resultsHeading, ...actions };
}

/**
 * Returns the validation errors. Crossed ages are one mistake with one visible message: at the retirement age, which
 * readers change more often, or at the current age if the reader cannot edit the retirement age.
 */
function findErrors(
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
