import type { InputName } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';
import { AnswerSentence, answerText } from './answer-sentence.tsx';
import { Assumptions } from './assumptions.tsx';
import * as calculatorStyles from './calculator.css.ts';
import { IncomeCard, SavingsCard, TimeCard } from './outlook-cards.tsx';
import * as styles from './outlook-panel.css.ts';
import type { CalculatorState } from './use-calculator.ts';

export interface OutlookPanelProps {
  state: CalculatorState;
  /** Prefix of the ids of everything inside, unique in the document. */
  id: string;
  chart: ReactNode;
  details: ReactNode;
  compact: boolean;
  onVisit: (name: InputName) => void;
}

export function OutlookPanel({ state, id, chart, details, compact, onVisit }: OutlookPanelProps) {
  const { inputs, calculation, formats } = state;
  const shown = calculation && { inputs, calculation, formats };
  return (
    <section className={styles.panel} aria-labelledby={outlookHeadingId(id)}>
      <h2 id={outlookHeadingId(id)} className={calculatorStyles.heading} tabIndex={-1}>
        Your Retirement Outlook
      </h2>
      <Announcement text={shown ? answerText(shown) : ''} />
      {shown ? (
        <>
          <AnswerSentence {...shown} onVisit={onVisit} />
          <div className={styles.cards}>
            <TimeCard {...shown} />
            <SavingsCard {...shown} compact={compact} />
            <IncomeCard {...shown} compact={compact} />
          </div>
          {chart}
          <Assumptions inputs={inputs} />
          {details}
        </>
      ) : (
        <Placeholder impossible={Object.values(state.problems)} />
      )}
    </section>
  );
}

export function outlookHeadingId(id: string): string {
  return `${id}-outlook`;
}

function Placeholder({ impossible }: { impossible: string[] }) {
  return (
    <div className={styles.placeholder}>
      <Horizon />
      {impossible.length > 0 ? (
        <>
          <p className={styles.placeholderTitle}>These numbers do not fit together yet</p>
          {impossible.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </>
      ) : (
        <>
          <p className={styles.placeholderTitle}>Ready to see your future?</p>
          <p>Fill in your information and click Calculate to see your retirement outlook.</p>
        </>
      )}
    </div>
  );
}

/** A fan that opens to the right: the further away, the wider. */
function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 320 96" aria-hidden="true">
      <path className={styles.horizonOuter} d="M0 88 C120 84 220 60 320 4 L320 84 C220 86 120 88 0 88 Z" />
      <path className={styles.horizonInner} d="M0 88 C120 85 220 66 320 26 L320 66 C220 80 120 87 0 88 Z" />
      <path className={styles.horizonLine} d="M0 88 C120 86 220 74 320 46" />
    </svg>
  );
}
