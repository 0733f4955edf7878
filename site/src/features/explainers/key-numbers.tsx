import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import type { ReactNode } from 'react';
import * as styles from './key-numbers.css.ts';

export interface KeyNumber {
  name: string;
  /** Shown before the name: a sample of the line in the chart. */
  sample?: ReactNode;
  /** Shown below the name, in a quieter color. */
  aside?: string;
  value: string;
}

/** The main numbers of a chart as a description list. */
export function KeyNumbers({ numbers }: { numbers: readonly KeyNumber[] }) {
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
