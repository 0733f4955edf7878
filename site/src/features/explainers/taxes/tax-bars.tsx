import type { TaxBar } from '@whenabouts/calculator/explainers/taxes-text';
import { formatDollars } from '@whenabouts/core';
import * as styles from './tax-bars.css.ts';

/** Bars of the after-tax savings and the tax of each account and of both, on one scale. */
export function TaxBars({ bars }: { bars: readonly TaxBar[] }) {
  const total = bars.at(-1)?.untaxed || 1;
  return (
    <dl className={styles.bars}>
      {bars.map(({ name, contribution, untaxed, afterTax, explanation }) => (
        <div key={name} className={styles.account}>
          <dt className={styles.accountName}>
            {name}
            {contribution !== undefined && (
              <span className={styles.contribution}> {formatDollars(contribution)} a year</span>
            )}
          </dt>
          <dd key={afterTax} className={styles.afterTaxAmount}>
            {formatDollars(afterTax)}
          </dd>
          <dd className={styles.track} aria-hidden="true">
            <span className={styles.afterTaxPart} style={{ width: `${(afterTax / total) * 100}%` }} />
            <span className={styles.taxPart} style={{ width: `${((untaxed - afterTax) / total) * 100}%` }} />
          </dd>
          <dd className={styles.explanation}>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
