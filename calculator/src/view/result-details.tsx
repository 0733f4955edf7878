import type { ReactNode } from 'react';
import { Assumptions } from './assumptions.tsx';
import * as styles from './result-cards.css.ts';
import { IncomeCard, SavingsCard, TimeCard } from './result-cards.tsx';
import { type ResultMessages, resultMessages } from './result-messages.ts';
import type { Result } from './result-sentence.tsx';

interface ResultDetailsProps {
  result: Result;
  messages?: ResultMessages | undefined;
  chart?: ReactNode;
  /** Show the headlines of the cards only. */
  compact?: boolean;
}

/** The cards of a result, its chart and its assumptions. */
export function ResultDetails({
  result,
  messages = resultMessages,
  chart,
  compact = false,
}: ResultDetailsProps) {
  return (
    <>
      <div className={styles.cards} data-part="cards">
        <TimeCard {...result} messages={messages} />
        <SavingsCard {...result} messages={messages} compact={compact} />
        <IncomeCard {...result} messages={messages} compact={compact} />
      </div>
      {chart}
      <Assumptions inputs={result.inputs} messages={messages} />
    </>
  );
}
