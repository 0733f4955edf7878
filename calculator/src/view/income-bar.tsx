import { type BenefitPlan, formatDollars } from '@whenabouts/core';
import type { CSSProperties } from 'react';
import * as styles from './income-bar.css.ts';
import { incomeParts } from './income-parts.ts';

interface IncomeBarProps {
  /** The desired age. */
  retirementAge: number;
  /** Withdrawals from the savings in dollars a month; all amounts are today's dollars. */
  withdrawals: number;
  /** Social Security when retiring at this age. */
  benefit: BenefitPlan;
  /** Spending in dollars a month. */
  spending: number;
}

/** Shows a month's spending in retirement by source, as a bar and as a sentence, in today's dollars. */
export function IncomeBar({ retirementAge, withdrawals, benefit, spending }: IncomeBarProps) {
  const parts = incomeParts({ withdrawals, socialSecurity: benefit.monthlyBenefit, spending });
  const total = Math.max(parts.spending, parts.savings + parts.socialSecurity) || 1;
  const share = (amount: number) =>
    ({ [styles.shareProperty]: `${(amount / total) * 100}%` }) as CSSProperties;
  const startText = benefit.bridgeYears > 0 && parts.socialSecurity > 0 ? ` from ${benefit.claimingAge}` : '';
  const spendingText = `the ${formatDollars(parts.spending)} you’d spend`;
  return (
    <figure className={styles.figure} data-part="income">
      <figcaption className={styles.caption}>A month at {retirementAge}, in today’s dollars</figcaption>
      <div className={styles.bar} aria-hidden>
        <span className={styles.parts.savings} style={share(parts.savings)} />
        <span className={styles.parts.socialSecurity} style={share(parts.socialSecurity)} />
        <span className={styles.parts.missing} style={share(parts.missing)} />
      </div>
      <p className={styles.sentence}>
        <span className={styles.item}>
          <span className={styles.samples.savings} aria-hidden />
          Savings {formatDollars(parts.savings)} ·
        </span>{' '}
        <span className={styles.item}>
          <span className={styles.samples.socialSecurity} aria-hidden />
          Social Security {formatDollars(parts.socialSecurity)}
          {startText} ·
        </span>{' '}
        {parts.missing > 0 ? (
          <>
            <span className={styles.samples.missing} aria-hidden />
            missing {formatDollars(parts.missing)} of {spendingText}
          </>
        ) : parts.leftOver > 0 ? (
          `${formatDollars(parts.leftOver)} more than ${spendingText}`
        ) : (
          `exactly ${spendingText}`
        )}
      </p>
    </figure>
  );
}
