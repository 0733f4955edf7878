import type { Calculation, InputName, Inputs, NumberFormats } from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as styles from './outlook-panel.css.ts';

export interface AnswerProps {
  inputs: Inputs;
  calculation: Calculation;
  formats: NumberFormats;
  onVisit: (name: InputName) => void;
}

/** The result as a sentence; each of the visitor's own numbers leads back to where it is set. */
export function AnswerSentence({ inputs, calculation, formats, onVisit }: AnswerProps) {
  const own = (name: InputName, text: string) => (
    <OwnNumber key={text} text={text} onVisit={() => onVisit(name)} />
  );
  return (
    <p className={styles.answer}>
      If you keep saving{' '}
      <span className={styles.together}>
        {own('monthlySavings', `${formats.dollars(inputs.monthlySavings)} a month`)},
      </span>{' '}
      you could stop at {own('retirementAge', String(inputs.retirementAge))} with about{' '}
      <Result>{formats.roughDollars(calculation.retirementSavings)}</Result>. That is roughly{' '}
      <Result>{formats.roughDollars(calculation.monthlyRetirementIncome)}</Result> a month.
    </p>
  );
}

/** The same in plain text, for those who hear it. */
export function answerText({ inputs, calculation, formats }: Omit<AnswerProps, 'onVisit'>): string {
  return (
    `If you keep saving ${formats.dollars(inputs.monthlySavings)} a month, you could stop at ` +
    `${inputs.retirementAge} with about ${formats.roughDollars(calculation.retirementSavings)}. ` +
    `That is roughly ${formats.roughDollars(calculation.monthlyRetirementIncome)} a month.`
  );
}

function OwnNumber({ text, onVisit }: { text: string; onVisit: () => void }) {
  return (
    <button type="button" className={styles.ownNumber} onClick={onVisit} translate="no">
      {text}
    </button>
  );
}

// Keyed by its text, so that a page translator that replaced the old node never keeps an old number.
function Result({ children }: { children: ReactNode }) {
  return (
    <strong key={String(children)} className={styles.resultNumber} translate="no">
      {children}
    </strong>
  );
}
