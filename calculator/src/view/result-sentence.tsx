import {
  type Calculation,
  type InputName,
  type Inputs,
  type NumberFormats,
  scenarios,
} from '@whenabouts/core';
import { calculatorMessages, type SentencePart } from './calculator-messages.ts';
import { type DollarsView, otherDollars } from './dollars.ts';
import * as styles from './results.css.ts';
import { UnbrokenAmounts } from './unbroken-amounts.tsx';

export interface Result {
  inputs: Inputs;
  calculation: Calculation;
  /** Formats of the inputs. */
  inputFormats: NumberFormats;
  dollars: DollarsView;
}

/** Returns the result as a sentence, in parts. */
export function resultSentence(
  { inputs, calculation, inputFormats, dollars }: Result,
  messages = calculatorMessages,
): SentencePart[] {
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

interface ResultSentenceProps {
  parts: readonly SentencePart[];
  /** The inputs that have a field. */
  editableInputs?: readonly InputName[] | undefined;
  /** Called when the visitor selects one of these in the sentence. */
  onSelectInput?: ((name: InputName) => void) | undefined;
}

/** The sentence on the page. Where there are fields, each input in it is a button that leads to its field. */
export function ResultSentence({ parts, editableInputs = [], onSelectInput }: ResultSentenceProps) {
  return (
    <p className={styles.sentence} data-part="sentence">
      {parts.map(([text, kind], index) => {
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
  );
}
