import { type BenefitPlan, formatDollars } from '@whenabouts/core';
import { type DollarKind, dollarNames } from '@whenabouts/view/dollars';
import type { CSSProperties } from 'react';
import * as styles from './income-bar.css.ts';
import { incomeParts } from './income-parts.ts';

interface IncomeBarProps {
  retirementAge: number;
  dollars: DollarKind;
  /** Withdrawals from the savings in dollars a month. */
  withdrawals: number;
  /** Social Security when retiring at this age, in dollars a month. */
  socialSecurity: number;
  claiming: Pick<BenefitPlan, 'claimingAge' | 'bridgeYears'>;
  spending: number;
}

/** Shows a month's spending in retirement by source, as a bar and as a sentence. */
export function IncomeBar({ retirementAge, dollars, claiming, ...amounts }: IncomeBarProps) {
  const parts = incomeParts(amounts);
  const total = Math.max(parts.spending, parts.savings + parts.socialSecurity) || 1;
  const share = (amount: number) =>
    ({ [styles.shareProperty]: `${(amount / total) * 100}%` }) as CSSProperties;
  const startText =
    claiming.bridgeYears > 0 && parts.socialSecurity > 0 ? ` from ${claiming.claimingAge}` : '';
  const spendingText = `the ${formatDollars(parts.spending)} you’d spend`;
  return (
    <figure className={styles.figure} data-part="income">
      <figcaption className={styles.caption}>
        A month at {retirementAge}, in {dollarNames[dollars]}
      </figcaption>
      <div className={styles.bar} aria-hidden>
        <span className={styles.parts.savings} style={share(parts.savings)} />
        <span className={styles.parts.socialSecurity} style={share(parts.socialSecurity)} />
        <span className={styles.parts.missing} style={share(parts.missing)} />
      </div>
      <p className={styles.sentence}>
        <span className={styles.item}>
          <span className={styles.samples.savings} aria-hidden />
          Savings {formatDollars(parts.savings)},
        </span>{' '}
        <span className={styles.item}>
          <span className={styles.samples.socialSecurity} aria-hidden />
          Social Security {formatDollars(parts.socialSecurity)}
          {startText},
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
