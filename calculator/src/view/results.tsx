import type { InputName } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Assumptions } from './assumptions.tsx';
import { IncomeCard, SavingsCard, TimeCard } from './outlook-cards.tsx';
import * as styles from './outlook-panel.css.ts';
import { type Result, ResultSentence, resultSentence } from './result-sentence.tsx';

interface ResultsProps extends Result {
  chart: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
  compact?: boolean;
  /** The inputs that have a field: in the sentence, these are buttons. None by default. */
  shownInputs?: readonly InputName[];
  /** Called when the visitor selects an input in the sentence. */
  onVisit?: (name: InputName) => void;
}

/** The results of a calculation: the sentence, the cards and the chart. */
export function Results(props: ResultsProps) {
  const { shownInputs, chart, details, actions, compact = false, onVisit, ...result } = props;
  return (
    <>
      {result.dollars.control}
      <ResultSentence parts={resultSentence(result)} shownInputs={shownInputs} onVisit={onVisit} />
      {actions}
      <div className={styles.cards} data-part="cards">
        <TimeCard {...result} />
        <SavingsCard {...result} compact={compact} />
        <IncomeCard {...result} compact={compact} />
      </div>
      {chart}
      <Assumptions inputs={result.inputs} />
      {details}
    </>
  );
}
