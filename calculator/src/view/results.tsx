import type { InputName } from '@whenabouts/core';
import type { ReactNode } from 'react';
import type { CalculatorMessages } from './calculator-messages.ts';
import { type Result, ResultSentence, resultSentence } from './result-sentence.tsx';

interface ResultsProps extends Result {
  messages?: CalculatorMessages;
  /** The inputs that have a field. In the sentence, they are buttons. None by default. */
  editableInputs?: readonly InputName[];
  /** Called when the visitor selects an input in the sentence. */
  onSelectInput?: (name: InputName) => void;
  /** Shown below the sentence: how far the income goes, and when the visitor could stop. */
  answer?: ReactNode;
  actions?: ReactNode;
  /** The cards and what follows them. */
  children: ReactNode;
}

/** The results of a calculation: the sentence, the answer and the details. */
export function Results({
  messages,
  editableInputs,
  onSelectInput,
  answer,
  actions,
  children,
  ...result
}: ResultsProps) {
  return (
    <>
      <ResultSentence
        parts={resultSentence(result, messages)}
        editableInputs={editableInputs}
        onSelectInput={onSelectInput}
      />
      {answer}
      {actions}
      {children}
    </>
  );
}
