import {
  type Calculation,
  type InputName,
  type Inputs,
  type NumberFormats,
  scenarios,
} from '@whenabouts/core';
import type { ReactNode } from 'react';
import { type DollarsView, otherDollars } from '../dollars.ts';
import { UnbrokenAmounts } from '../unbroken-amounts.tsx';
import * as styles from './calculator.css.ts';
import {
  type CalculatorMessages,
  calculatorMessages,
  type ResultSentencePart,
} from './calculator-messages.ts';

export interface Result {
  inputs: Inputs;
  calculation: Calculation;
  inputFormats: NumberFormats;
  dollars: DollarsView;
}

export function resultSentence(
  { inputs, calculation, inputFormats, dollars }: Result,
  messages = calculatorMessages,
): ResultSentencePart[] {
  const { retirementSavings, monthlyRetirementIncome } = calculation;
  const { kind, formats, otherFormats } = dollars;
  return messages.sentence({
    monthlySavings: inputFormats.dollars(inputs.monthlySavings),
    retirementAge: inputs.retirementAge,
    savings: formats.roughDollars(retirementSavings),
    otherSavings: otherFormats.roughDollars(retirementSavings),
    dollars: kind,
    otherDollars: otherDollars(kind),
    withdrawalRate: scenarios.moderate.withdrawalRate,
    monthlyIncome: formats.roughDollars(monthlyRetirementIncome),
  });
}

interface ResultsProps extends Result {
  messages?: CalculatorMessages;
  /** The inputs that have a field. In the sentence, they are buttons that lead to it. */
  editableInputs?: readonly InputName[];
  /** Called when the visitor selects an input in the sentence. */
  onSelectInput?: (name: InputName) => void;
  actions?: ReactNode;
  /** Part of the result that loads late. It is below the buttons, which would otherwise move when it appears. */
  answer?: ReactNode;
  /** The cards and what follows them. */
  children: ReactNode;
}

/** The results of a calculation: the sentence, the buttons, the answer and the details. */
export function Results({
  messages,
  editableInputs = [],
  onSelectInput,
  actions,
  answer,
  children,
  ...result
}: ResultsProps) {
  return (
    <>
      <p className={styles.resultSentence} data-part="sentence">
        {resultSentence(result, messages).map(([text, kind], index) => {
          // A page translator may have replaced the old element, which would keep the old text.
          const key = `${index} ${text}`;
          if (!kind) return <UnbrokenAmounts key={key} text={text} />;
          if (kind === 'result' || !editableInputs.includes(kind)) {
            return (
              <strong key={key} translate="no">
                {text}
              </strong>
            );
          }
          return (
            <button
              key={key}
              type="button"
              className={styles.inputNumber}
              onClick={() => onSelectInput?.(kind)}
              translate="no"
            >
              {text}
            </button>
          );
        })}
      </p>
      {actions}
      {answer}
      {children}
    </>
  );
}
