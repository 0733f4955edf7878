import { type BenefitPlan, formatDollars } from '@whenabouts/core';
import type { CSSProperties } from 'react';
import * as styles from './income-bar.css.ts';
import { incomeParts } from './income-parts.ts';

interface IncomeBarProps {
  /** The retirement age that the reader would like. */
  age: number;
  /** Withdrawals from the savings in dollars a month; all amounts are today's dollars. */
  savings: number;
  /** Social Security when retiring at this age. */
  benefit: BenefitPlan;
  /** Spending in dollars a month. */
  spending: number;
}

/** What a month in retirement is paid from, as one bar and as a sentence, in today's dollars. */
export function IncomeBar({ age, savings, benefit, spending }: IncomeBarProps) {
  const parts = incomeParts(savings, benefit.monthlyBenefit, spending);
  const total = Math.max(parts.spending, parts.savings + parts.socialSecurity) || 1;
  const share = (amount: number) =>
    ({ [styles.shareProperty]: `${(amount / total) * 100}%` }) as CSSProperties;
  const start = benefit.bridgeYears > 0 && parts.socialSecurity > 0 ? ` from ${benefit.claimingAge}` : '';
  const spent = `the ${formatDollars(parts.spending)} you’d spend`;
  return (
    <figure className={styles.figure} data-part="income">
      <figcaption className={styles.caption}>A month at {age}, in today’s dollars</figcaption>
      <div className={styles.bar} aria-hidden>
        <span className={styles.parts.savings} style={share(parts.savings)} />
        <span className={styles.parts.socialSecurity} style={share(parts.socialSecurity)} />
        <span className={styles.parts.missing} style={share(parts.missing)} />
      </div>
      <p className={styles.sentence}>
        <span className={styles.item}>
          <span className={styles.samples.savings} aria-hidden />
          Savings {formatDollars(parts.savings)}
        </span>
        {' · '}
        <span className={styles.item}>
          <span className={styles.samples.socialSecurity} aria-hidden />
          Social Security {formatDollars(parts.socialSecurity)}
          {start}
        </span>
        {' · '}
        {parts.missing > 0 ? (
          <>
            <span className={styles.samples.missing} aria-hidden />
            missing {formatDollars(parts.missing)} of {spent}
          </>
        ) : parts.leftOver > 0 ? (
          `${formatDollars(parts.leftOver)} more than ${spent}`
        ) : (
          `exactly ${spent}`
        )}
      </p>
    </figure>
  );
}
