import { americanFormats, calculateRetirement, type Inputs } from '@whenabouts/core';
import { type ReactNode, useId, useMemo } from 'react';
import * as calculatorStyles from './calculator.css.ts';
import type { DollarsView } from './dollars-view.ts';
import * as styles from './outlook-panel.css.ts';
import { Results } from './results.tsx';

interface ResultsViewProps {
  title: string;
  inputs: Inputs;
  dollars: DollarsView;
  chart: ReactNode;
  /** Shown below the sentence of the result. */
  actions?: ReactNode;
}

/** The results of the calculator without its inputs, for a plan that is not being edited. */
export function ResultsView({ title, inputs, dollars, chart, actions }: ResultsViewProps) {
  const id = useId();
  const calculation = useMemo(() => calculateRetirement(inputs), [inputs]);
  return (
    <div className={calculatorStyles.container} data-part="calculator">
      <section className={styles.panel} aria-labelledby={id} data-part="results">
        <h2 id={id} className={calculatorStyles.heading}>
          {title}
        </h2>
        <Results
          inputs={inputs}
          calculation={calculation}
          inputFormats={americanFormats}
          dollars={dollars}
          chart={chart}
          actions={actions}
        />
      </section>
    </div>
  );
}
