import type { Calculation, InputName, Inputs, NumberFormats } from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as styles from './outlook-panel.css.ts';

export interface ResultSentenceProps {
  inputs: Inputs;
  calculation: Calculation;
  formats: NumberFormats;
  /** Called when the visitor selects one of the inputs in the sentence. */
  onVisit: (name: InputName) => void;
}

/** The result as a sentence. Each of the visitor's inputs in it is a button that leads to its field. */
export function ResultSentence({ inputs, calculation, formats, onVisit }: ResultSentenceProps) {
  const input = (name: InputName, text: string) => (
    <InputNumber key={text} text={text} onVisit={() => onVisit(name)} />
  );
  return (
    <p className={styles.sentence}>
      If you keep saving{' '}
      <span className={styles.noWrap}>
        {input('monthlySavings', `${formats.dollars(inputs.monthlySavings)} a month`)},
      </span>{' '}
      you could stop at {input('retirementAge', String(inputs.retirementAge))} with about{' '}
      <ResultNumber>{formats.roughDollars(calculation.retirementSavings)}</ResultNumber>. That’s about{' '}
      <ResultNumber>{formats.roughDollars(calculation.monthlyRetirementIncome)}</ResultNumber> a month.
    </p>
  );
}

/** Returns the sentence as plain text, for screen readers. */
export function resultText({ inputs, calculation, formats }: Omit<ResultSentenceProps, 'onVisit'>): string {
  return (
    `If you keep saving ${formats.dollars(inputs.monthlySavings)} a month, you could stop at ` +
    `${inputs.retirementAge} with about ${formats.roughDollars(calculation.retirementSavings)}. ` +
    `That’s about ${formats.roughDollars(calculation.monthlyRetirementIncome)} a month.`
  );
}

function InputNumber({ text, onVisit }: { text: string; onVisit: () => void }) {
  return (
    <button type="button" className={styles.inputNumber} onClick={onVisit} translate="no">
      {text}
    </button>
  );
}

// Keyed by its text: a page translator may have replaced the old element, which would keep the old number.
function ResultNumber({ children }: { children: ReactNode }) {
  return (
    <strong key={String(children)} className={styles.resultNumber} translate="no">
      {children}
    </strong>
  );
}
