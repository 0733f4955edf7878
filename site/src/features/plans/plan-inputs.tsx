import { formatDollars, formatNumber, INFLATION, type Inputs, projectPlan } from '@whenabouts/core';
import type { CSSProperties } from 'react';
import { describeDollars, formatIn } from '../../components/dollars/dollars.ts';
import { DollarsSwitch } from '../../components/dollars/dollars-switch.tsx';
import { useDollars } from '../../components/dollars/use-dollars.ts';
import { stack } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import * as styles from './view-plan-page.css.ts';

export function Projection({ plan }: { plan: Inputs }) {
  const [dollars, chooseDollars] = useDollars();
  const { months, retirementSavings, monthlyRetirementIncome } = projectPlan(plan);
  const years = months / 12;
  return (
    <section className={stack[4]} aria-labelledby="projection-heading">
      <h2 id="projection-heading">Projection</h2>
      <DollarsSwitch value={dollars} onChange={chooseDollars} />
      <dl className={styles.bigNumbers}>
        <BigNumber label="Time Until Retirement" value={`${years} ${years === 1 ? 'year' : 'years'}`} />
        <BigNumber
          label="Projected Retirement Savings"
          value={formatIn(dollars, retirementSavings, years)}
          note={describeDollars(dollars, retirementSavings, years)}
        />
        <BigNumber
          label="Estimated Monthly Income"
          value={formatIn(dollars, monthlyRetirementIncome, years)}
          note={describeDollars(dollars, monthlyRetirementIncome, years)}
        />
      </dl>
      <p className={page.caption}>
        Based on 4% annual withdrawal rate. Today’s dollars assume {INFLATION}% inflation a year. Taxes are
        left out; the return is after fees. An estimate, not advice.
      </p>
    </section>
  );
}

interface PlanInputsProps {
  plan: Inputs;
  level?: 2 | 3;
  /** True to leave out what someone who has retired does not have. */
  isRetired?: boolean;
}

export function PlanInputs({ plan, level = 2, isRetired = false }: PlanInputsProps) {
  const Heading = `h${level}` as const;
  const inputs = [
    ['Current Age', `${plan.currentAge}`],
    ...(isRetired ? [] : [['Retirement Age', `${plan.retirementAge}`]]),
    ['Current Retirement Savings', formatDollars(plan.currentSavings)],
    ...(isRetired
      ? []
      : [
          ['Monthly Contributions', formatDollars(plan.monthlySavings)],
          ['Annual Income', formatDollars(plan.annualIncome)],
        ]),
    ['Expected Annual Return', `${formatNumber(plan.expectedReturn)}%`],
  ];
  return (
    <section className={styles.detailsCard} aria-labelledby="details-heading">
      <Heading id="details-heading" className={styles.detailsTitle}>
        Plan details
      </Heading>
      <p className={page.caption}>{isRetired ? 'Savings are' : 'Savings and income are'} today’s dollars.</p>
      <dl className={styles.inputs}>
        {inputs.map(([label, value]) => (
          <div key={label} className={styles.inputItem}>
            <dt className={page.caption}>{label}</dt>
            <dd className={styles.inputValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface BigNumberProps {
  label: string;
  value: string;
  note?: string;
}

function BigNumber({ label, value, note }: BigNumberProps) {
  return (
    <div className={styles.bigNumberCard}>
      <dt className={page.caption}>{label}</dt>
      <dd className={styles.bigNumber} style={{ [styles.characters]: value.length } as CSSProperties}>
        {value}
      </dd>
      {note && <dd className={page.caption}>{note}</dd>}
    </div>
  );
}
