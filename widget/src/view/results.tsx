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
  /** Called when the visitor selects an input in the sentence; without it, the inputs are text. */
  onVisit?: (name: InputName) => void;
}

/** The results of a calculation: the sentence, the cards and the chart. */
export function Results({ chart, details, actions, compact = false, onVisit, ...result }: ResultsProps) {
  return (
    <>
      {result.dollars.control}
      <ResultSentence parts={resultSentence(result)} onVisit={onVisit} />
      {actions}
      <div className={styles.cards}>
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
