import type { ReactNode } from 'react';
import { Assumptions } from './assumptions.tsx';
import * as styles from './result-cards.css.ts';
import { IncomeCard, SavingsCard, TimeCard } from './result-cards.tsx';
import type { Result } from './result-sentence.tsx';

interface ResultDetailsProps {
  result: Result;
  chart?: ReactNode;
  /** Show the headlines of the cards only. */
  compact?: boolean;
}

/** The cards of a result, its chart and its assumptions. */
export function ResultDetails({ result, chart, compact = false }: ResultDetailsProps) {
  return (
    <>
      <div className={styles.cards} data-part="cards">
        <TimeCard {...result} />
        <SavingsCard {...result} compact={compact} />
        <IncomeCard {...result} compact={compact} />
      </div>
      {chart}
      <Assumptions inputs={result.inputs} />
    </>
  );
}
