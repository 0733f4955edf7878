import {
  effectiveYearlyRate,
  INFLATION,
  type Inputs,
  RATE_VARIATION,
  SIMULATION_RUNS,
  scenarioNames,
  scenarioRate,
  scenarios,
} from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as styles from './result-cards.css.ts';
import { IncomeCard, SavingsCard, TimeCard } from './result-cards.tsx';
import { type ResultMessages, resultMessages } from './result-messages.ts';
import type { Result } from './results.tsx';

interface ResultDetailsProps {
  result: Result;
  messages?: ResultMessages | undefined;
  chart?: ReactNode;
  compact?: boolean;
}

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

const toHundredths = (percent: number) => Math.round(percent * 100) / 100;

/** The assumptions behind the numbers, from the constants that the calculation uses. */
function Assumptions({ inputs, messages }: { inputs: Inputs; messages: ResultMessages }) {
  return (
    <div className={styles.assumptions} data-part="assumptions">
      <p>{messages.estimate(INFLATION)}</p>
      <details>
        <summary className={styles.assumptionsSummary}>{messages.howWeCalculate}</summary>
        {/* A page translator may have replaced the old text nodes: the keys make new elements. */}
        <p key={inputs.expectedReturn}>
          {messages.monthlyGrowth(
            inputs.expectedReturn,
            toHundredths(effectiveYearlyRate(inputs.expectedReturn)),
          )}
        </p>
        <ul>
          {scenarioNames.map((name) => (
            <li key={`${name} ${inputs.expectedReturn}`}>
              {messages.scenarioRates(
                messages.scenario(name),
                scenarioRate(name, inputs.expectedReturn),
                scenarios[name].withdrawalRate,
              )}
            </li>
          ))}
        </ul>
        <p>{messages.runs(SIMULATION_RUNS, RATE_VARIATION)}</p>
      </details>
    </div>
  );
}
