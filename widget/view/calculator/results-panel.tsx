import type { InputName } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Announcement } from '../announcement.tsx';
import type { DollarsView } from '../dollars.ts';
import * as styles from './calculator.css.ts';
import type { CalculatorMessages } from './calculator-messages.ts';
import { type Result, Results, resultSentence } from './results.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface ResultsPanelProps {
  state: CalculatorState;
  messages: CalculatorMessages;
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

export function ResultsPanel({
  state,
  messages,
  example,
  renderDetails,
  detailsLink,
  answer,
  actions,
  dollars,
  isMuted,
  onSelectInput,
}: ResultsPanelProps) {
  const { inputs, editableInputs, calculation, formats: inputFormats } = state;
  const result = calculation && { inputs, calculation, inputFormats, dollars };
  const sentence = result ? resultSentence(result, messages) : [];
  return (
    <section className={styles.resultsPanel} aria-labelledby="outlook-heading" data-part="results">
      <div className={styles.resultsHeader}>
        <h2 ref={state.resultsHeading} id="outlook-heading" className={styles.heading} tabIndex={-1}>
          {messages.outlook}
        </h2>
        {result && dollars.control}
      </div>
      <Announcement text={sentence.map(([text]) => text).join('')} isMuted={isMuted} />
      {result ? (
        <Results {...result} {...{ messages, editableInputs, answer, actions, onSelectInput }}>
          {renderDetails(result)}
          {detailsLink}
        </Results>
      ) : (
        <Placeholder messages={messages} errors={Object.values(state.errors)} example={example} />
      )}
    </section>
  );
}

interface PlaceholderProps {
  messages: CalculatorMessages;
  errors: string[];
  example: ReactNode;
}

function Placeholder({ messages, errors, example }: PlaceholderProps) {
  return (
    <div className={styles.placeholder}>
      {example}
      {errors.length > 0 ? (
        <>
          <p className={styles.placeholderTitle}>{messages.crossedAges}</p>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </>
      ) : (
        <>
          <p className={styles.placeholderTitle}>{messages.ready}</p>
          <p>{messages.howToStart(messages.calculate)}</p>
        </>
      )}
    </div>
  );
}
