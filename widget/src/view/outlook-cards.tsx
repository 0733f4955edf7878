import {
  type Calculation,
  type Inputs,
  incomeReplacementRate,
  type NumberFormats,
  scenarioNames,
  scenarioRate,
  scenarios,
} from '@whenabouts/core';
import type { CSSProperties } from 'react';
import { OutcomesBar } from './outcomes-bar.tsx';
import * as styles from './outlook-panel.css.ts';

interface CardProps {
  inputs: Inputs;
  calculation: Calculation;
  formats: NumberFormats;
  /** Omit the scenarios and the simulation. */
  compact: boolean;
}

export function TimeCard({ inputs, calculation }: Pick<CardProps, 'inputs' | 'calculation'>) {
  const years = calculation.yearsToRetirement;
  return (
    <section className={styles.card}>
      <h3 className={styles.cardTitle}>Time Until Retirement</h3>
      <p className={styles.figure}>
        <span key={years} translate="no">
          {years}
        </span>
        <span className={styles.figureUnit}> {years === 1 ? 'year' : 'years'}</span>
      </p>
      <p key={`${inputs.currentAge} ${inputs.retirementAge}`} className={styles.note}>
        From age {inputs.currentAge} to age {inputs.retirementAge}.
      </p>
    </section>
  );
}

export function SavingsCard({ inputs, calculation, formats, compact }: CardProps) {
  const longest = calculation.scenarios.aggressive.retirementSavings || 1;
  return (
    <section className={styles.card}>
      <h3 className={styles.cardTitle}>Projected Retirement Savings</h3>
      <Money text={formats.dollars(calculation.retirementSavings)} />
      <p className={styles.note}>
        Not adjusted for inflation: in the dollars of the year you retire, which will buy less than today’s.
      </p>
      {!compact && (
        <>
          <dl className={styles.rows}>
            {scenarioNames.map((name) => {
              const { retirementSavings } = calculation.scenarios[name];
              return (
                <div key={name} className={styles.row}>
                  <dt>
                    {scenarios[name].label}{' '}
                    <span key={inputs.expectedReturn} className={styles.rowNote}>
                      {scenarioRate(name, inputs.expectedReturn)}% a year
                    </span>
                  </dt>
                  <dd key={retirementSavings} translate="no">
                    {formats.dollars(retirementSavings)}
                  </dd>
                  <span
                    className={styles.bar}
                    aria-hidden
                    style={{ [styles.share]: `${(retirementSavings / longest) * 100}%` } as CSSProperties}
                  />
                </div>
              );
            })}
          </dl>
          <OutcomesBar outcomes={calculation.simulatedOutcomes} formats={formats} />
        </>
      )}
    </section>
  );
}

export function IncomeCard({ inputs, calculation, formats, compact }: CardProps) {
  const monthly = calculation.monthlyRetirementIncome;
  const replaced = Math.round(incomeReplacementRate(monthly, inputs.annualIncome));
  return (
    <section className={styles.card}>
      <h3 className={styles.cardTitle}>Estimated Monthly Income</h3>
      <Money text={formats.dollars(monthly)} unit="per month" />
      <p key={replaced} className={styles.note}>
        About {replaced}% of what you earn today, drawing 4% of the savings a year.
      </p>
      {!compact && (
        <>
          <h4 className={styles.rowsTitle}>Monthly Income by Strategy</h4>
          <dl className={styles.rows}>
            {scenarioNames.map((name) => {
              const income = calculation.scenarios[name].monthlyRetirementIncome;
              return (
                <div key={name} className={styles.row}>
                  <dt>
                    {scenarios[name].label} ({scenarios[name].withdrawalRate}%)
                  </dt>
                  <dd key={income} translate="no">
                    {formats.dollars(income)}
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}

function Money({ text, unit }: { text: string; unit?: string }) {
  return (
    <p className={styles.figure}>
      <span key={text} translate="no">
        {text}
      </span>
      {unit && <span className={styles.figureUnit}> {unit}</span>}
    </p>
  );
}
