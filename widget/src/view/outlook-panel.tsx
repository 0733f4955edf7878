import type { InputName } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';
import * as calculatorStyles from './calculator.css.ts';
import type { DollarsView } from './dollars-view.ts';
import * as styles from './outlook-panel.css.ts';
import { resultSentence } from './result-sentence.tsx';
import { Results } from './results.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface OutlookPanelProps {
  state: CalculatorState;
  chart: ReactNode;
  details: ReactNode;
  actions: ReactNode;
  compact: boolean;
  dollars: DollarsView;
  onVisit: (name: InputName) => void;
}

export function OutlookPanel(props: OutlookPanelProps) {
  const { state, chart, details, actions, compact, dollars, onVisit } = props;
  const { inputs, calculation, formats: inputFormats } = state;
  const result = calculation && { inputs, calculation, inputFormats, dollars };
  const sentence = result ? resultSentence(result) : [];
  return (
    <section className={styles.panel} aria-labelledby="outlook-heading">
      <h2 ref={state.outlook} id="outlook-heading" className={calculatorStyles.heading} tabIndex={-1}>
        Your Retirement Outlook
      </h2>
      <Announcement text={sentence.map(([text]) => text).join('')} />
      {result ? (
        <Results {...result} {...{ chart, details, actions, compact, onVisit }} />
      ) : (
        <Placeholder errors={Object.values(state.errors)} />
      )}
    </section>
  );
}

function Placeholder({ errors }: { errors: string[] }) {
  return (
    <div className={styles.placeholder}>
      <Illustration />
      {errors.length > 0 ? (
        <>
          <p className={styles.placeholderTitle}>These ages don’t work together yet</p>
          {errors.map((error) => (
            <p key={error}>{error}</p>
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

/** A fan chart without numbers, which widens to the right. */
function Illustration() {
  return (
    <svg className={styles.illustration} viewBox="0 0 320 96" aria-hidden>
      <path
        className={styles.illustrationOuter}
        d="M0 88 C120 84 220 60 320 4 L320 84 C220 86 120 88 0 88 Z"
      />
      <path
        className={styles.illustrationInner}
        d="M0 88 C120 85 220 66 320 26 L320 66 C220 80 120 87 0 88 Z"
      />
      <path className={styles.illustrationLine} d="M0 88 C120 86 220 74 320 46" />
    </svg>
  );
}
