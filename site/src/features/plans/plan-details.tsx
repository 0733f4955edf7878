import { formatDollars, formatNumber, type Inputs, projectPlan } from '@whenabouts/core';
import * as page from '../../ui/page.css.ts';
import * as styles from './view-plan-page.css.ts';

/** The projection of a plan in the moderate scenario. */
export function Projection({ plan }: { plan: Inputs }) {
  const { months, retirementSavings, monthlyRetirementIncome } = projectPlan(plan);
  const years = months / 12;
  return (
    <section className={styles.section} aria-labelledby="projection-heading">
      <h2 id="projection-heading">Projection</h2>
      <dl className={styles.bigNumbers}>
        <BigNumber label="Time Until Retirement" value={`${years} ${years === 1 ? 'year' : 'years'}`} />
        <BigNumber label="Projected Retirement Savings" value={formatDollars(retirementSavings)} />
        <BigNumber label="Estimated Monthly Income" value={formatDollars(monthlyRetirementIncome)} />
      </dl>
      <p className={page.caption}>
        Based on 4% annual withdrawal rate. In future dollars, not adjusted for inflation; taxes and fees are
        left out. An estimate, not advice.
      </p>
    </section>
  );
}

/** The six inputs of a plan. */
export function Terms({ plan }: { plan: Inputs }) {
  const terms = [
    ['Current Age', `${plan.currentAge}`],
    ['Retirement Age', `${plan.retirementAge}`],
    ['Current Retirement Savings', formatDollars(plan.currentSavings)],
    ['Monthly Contributions', formatDollars(plan.monthlySavings)],
    ['Annual Income', formatDollars(plan.annualIncome)],
    ['Expected Annual Return', `${formatNumber(plan.expectedReturn)}%`],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="terms-heading">
      <h2 id="terms-heading">Plan details</h2>
      <dl className={styles.terms}>
        {terms.map(([label, value]) => (
          <div key={label} className={styles.term}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function BigNumber({ label, value }: { label: string; value: string }) {
  return (
    <div className={page.card}>
      <dt className={page.caption}>{label}</dt>
      <dd className={page.bigNumber}>{value}</dd>
    </div>
  );
}
