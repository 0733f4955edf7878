import { americanFormats, calculateRetirement, type InputName, type Inputs } from '@whenabouts/core';
import { type ReactNode, useId, useMemo } from 'react';
import { Assumptions } from './assumptions.tsx';
import * as calculatorStyles from './calculator.css.ts';
import type { DollarsView } from './dollars.ts';
import { IncomeCard, SavingsCard, TimeCard } from './result-cards.tsx';
import { type Result, ResultSentence, resultSentence } from './result-sentence.tsx';
import * as styles from './results.css.ts';

interface ResultsProps extends Result {
  chart: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
  compact?: boolean;
  /** The inputs that have a field. In the sentence, they are buttons. None by default. */
  editableInputs?: readonly InputName[];
  /** Called when the visitor selects an input in the sentence. */
  onSelectInput?: (name: InputName) => void;
  /** Shown below the sentence: how far the income goes, and when the visitor could stop. */
  answer?: ReactNode;
}

/** The results of a calculation: the sentence, the answer, the cards and the chart. */
export function Results(props: ResultsProps) {
  const {
    editableInputs,
    chart,
    details,
    actions,
    answer,
    compact = false,
    onSelectInput,
    ...result
  } = props;
  return (
    <>
      <ResultSentence
        parts={resultSentence(result)}
        editableInputs={editableInputs}
        onSelectInput={onSelectInput}
      />
      {answer}
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

interface StandaloneResultsProps {
  title: string;
  inputs: Inputs;
  dollars: DollarsView;
  chart: ReactNode;
  /** Shown below the sentence of the result. */
  answer?: ReactNode;
  /** Shown below the answer. */
  actions?: ReactNode;
}

/** The results of the calculator without its inputs, for a plan that is not being edited. */
export function StandaloneResults({
  title,
  inputs,
  dollars,
  chart,
  answer,
  actions,
}: StandaloneResultsProps) {
  const id = useId();
  const calculation = useMemo(() => calculateRetirement(inputs), [inputs]);
  return (
    <div className={calculatorStyles.container} data-part="calculator">
      <section className={styles.panel} aria-labelledby={id} data-part="results">
        <div className={styles.header}>
          <h2 id={id} className={calculatorStyles.heading}>
            {title}
          </h2>
          {dollars.control}
        </div>
        <Results
          inputs={inputs}
          calculation={calculation}
          inputFormats={americanFormats}
          dollars={dollars}
          chart={chart}
          answer={answer}
          actions={actions}
        />
      </section>
    </div>
  );
}
