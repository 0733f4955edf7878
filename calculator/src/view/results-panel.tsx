import type { InputName } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';
import * as calculatorStyles from './calculator.css.ts';
import type { DollarsView } from './dollars.ts';
import { type Result, resultSentence } from './result-sentence.tsx';
import * as styles from './results.css.ts';
import { Results } from './results.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface ResultsPanelProps {
  state: CalculatorState;
  example: ReactNode;
  renderDetails: (result: Result) => ReactNode;
  /** Shown below the details. */
  detailsLink: ReactNode;
  answer: ReactNode;
  actions: ReactNode;
  dollars: DollarsView;
  isMuted?: boolean | undefined;
  onSelectInput: (name: InputName) => void;
}

export function ResultsPanel(props: ResultsPanelProps) {
  const { state, example, renderDetails, detailsLink, answer, actions, dollars, isMuted, onSelectInput } =
    props;
  const { inputs, editableInputs, calculation, formats: inputFormats } = state;
  const result = calculation && { inputs, calculation, inputFormats, dollars };
  const sentence = result ? resultSentence(result) : [];
  return (
    <section className={styles.panel} aria-labelledby="outlook-heading" data-part="results">
      <div className={styles.header}>
        <h2
          ref={state.resultsHeading}
          id="outlook-heading"
          className={calculatorStyles.heading}
          tabIndex={-1}
        >
          Your Retirement Outlook
        </h2>
        {result && dollars.control}
      </div>
      <Announcement text={sentence.map(([text]) => text).join('')} isMuted={isMuted} />
      {result ? (
        <Results {...result} {...{ editableInputs, answer, actions, onSelectInput }}>
          {renderDetails(result)}
          {detailsLink}
        </Results>
      ) : (
        <Placeholder errors={Object.values(state.errors)} example={example} />
      )}
    </section>
  );
}

function Placeholder({ errors, example }: { errors: string[]; example: ReactNode }) {
  return (
    <div className={styles.placeholder}>
      {example}
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
