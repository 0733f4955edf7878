import type { KeyNumber } from '@whenabouts/calculator/explainers/social-security-text';
import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import type { ReactNode } from 'react';
import * as styles from './key-numbers.css.ts';

interface SampledKeyNumber extends KeyNumber {
  /** Shown before the name: a sample of the line in the chart. */
  sample?: ReactNode;
}

/** The main numbers of a chart as a description list. */
export function KeyNumbers({ numbers }: { numbers: readonly SampledKeyNumber[] }) {
  return (
    <dl className={styles.keyNumbers}>
      {numbers.map(({ name, sample, aside, value }) => (
        <div key={`${name} ${aside}`} className={styles.keyNumber}>
          <dt>
            {sample}
            {name} {aside && <span className={styles.aside}>{aside}</span>}
          </dt>
          <dd className={styles.value}>
            <UnbrokenAmounts text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
