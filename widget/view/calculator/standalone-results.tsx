import { americanFormats, calculateRetirement, type Inputs } from '@whenabouts/core';
import { type ReactNode, useId, useMemo } from 'react';
import type { DollarsView } from '../dollars.ts';
import * as styles from './calculator.css.ts';
import { ResultDetails } from './result-details.tsx';
import type { ResultMessages } from './result-messages.ts';
import { Results } from './results.tsx';

interface StandaloneResultsProps {
  title: string;
  inputs: Inputs;
  dollars: DollarsView;
  /** The yearly income that the projection is compared with; that of the inputs by default. */
  householdIncome?: number | undefined;
  messages?: ResultMessages | undefined;
  chart: ReactNode;
  /** Shown below the sentence of the result. */
  actions?: ReactNode;
  /** Shown below the actions. */
  answer?: ReactNode;
}

/** The results of the calculator without its inputs, for a plan that is not being edited. */
export function StandaloneResults({
  title,
  inputs,
  dollars,
  householdIncome = inputs.annualIncome,
  messages,
  chart,
  answer,
  actions,
}: StandaloneResultsProps) {
  const id = useId();
  const calculation = useMemo(() => calculateRetirement(inputs), [inputs]);
  const result = { inputs, calculation, inputFormats: americanFormats, dollars };
  return (
    <div className={styles.container} data-part="calculator">
      <section className={styles.resultsPanel} aria-labelledby={id} data-part="results">
        <div className={styles.resultsHeader}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {dollars.control}
        </div>
        <Results {...result} answer={answer} actions={actions}>
          <ResultDetails
            result={{ ...result, inputs: { ...inputs, annualIncome: householdIncome } }}
            messages={messages}
            chart={chart}
          />
        </Results>
      </section>
    </div>
  );
}
