import { formatDollars, formatNumber } from '@whenabouts/core';
import { type DollarKind, dollarNames } from '@whenabouts/view/dollars';
import type { CSSProperties } from 'react';
import * as styles from './income-bar.css.ts';
import { benefitText, type IncomeMonth, incomeParts, isSurplus, remainderText } from './income-parts.ts';

interface IncomeBarProps {
  dollars: DollarKind;
  /** Withdrawals from the savings in dollars a month. */
  withdrawals: number;
  /** The month at the retirement age, and those at which the incomes change. */
  months: readonly IncomeMonth[];
  /** The return behind the withdrawals, in percent a year, if the plan is likely to fail in markets that vary; otherwise null. */
  unsafeReturn: number | null;
}

/** Shows a month's spending in retirement by source, as a bar and as a sentence. */
export function IncomeBar({ dollars, withdrawals, months, unsafeReturn }: IncomeBarProps) {
  const [month] = months;
  if (!month) return null;
  const parts = incomeParts(withdrawals, month);
  const income = parts.savings + parts.socialSecurity + parts.otherIncome;
  const isCautious = unsafeReturn !== null && isSurplus(withdrawals, months);
  const total = Math.max(parts.spending, income) || 1;
  const share = (amount: number) =>
    ({ [styles.shareProperty]: `${(amount / total) * 100}%` }) as CSSProperties;
  return (
    <figure className={styles.figure} data-part="income">
      <figcaption className={styles.caption}>
        A month at {month.age}, in {dollarNames[dollars]}
      </figcaption>
      <div className={styles.bar} aria-hidden>
        <span className={styles.parts.savings} style={share(parts.savings)} />
        <span className={styles.parts.socialSecurity} style={share(parts.socialSecurity)} />
        <span className={styles.parts.otherIncome} style={share(parts.otherIncome)} />
        <span className={styles.parts.missing} style={share(parts.missing)} />
      </div>
      <p className={styles.sentence}>
        <span className={styles.item}>
          <span className={styles.samples.savings} aria-hidden />
          Savings {formatDollars(parts.savings)},
        </span>{' '}
        <span className={styles.item}>
          <span className={styles.samples.socialSecurity} aria-hidden />
          Social Security {benefitText(months)},
        </span>{' '}
        {parts.otherIncome > 0 && (
          <>
            <span className={styles.item}>
              <span className={styles.samples.otherIncome} aria-hidden />
              {otherIncomeName(month)} {formatDollars(parts.otherIncome)},
            </span>{' '}
          </>
        )}
        <span className={styles.item}>
          {parts.missing > 0 && <span className={styles.samples.missing} aria-hidden />}
          {remainderText(withdrawals, months)}
          {isCautious && '.'}
        </span>
        {isCautious &&
          ` That is at ${formatNumber(unsafeReturn)}% every year; in bad markets, your money would not last.`}
      </p>
    </figure>
  );
}

function otherIncomeName({ pay, otherIncome }: IncomeMonth): string {
  if (pay === 0) return 'Other income';
  return otherIncome > 0 ? 'Pay and other income' : 'Partner’s pay';
}
