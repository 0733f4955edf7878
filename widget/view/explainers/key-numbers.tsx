import type { ReactNode } from 'react';
import { UnbrokenAmounts } from '../unbroken-amounts.tsx';
import * as styles from './key-numbers.css.ts';

/** An amount with its name. */
export interface KeyNumber {
  name: string;
  /** Shown below the name, in a quieter color. */
  aside?: string;
  value: string;
  /** Shown before the name: a sample of the line in the chart. */
  sample?: ReactNode;
}

/** The main numbers of a chart as a description list. */
export function KeyNumbers({ numbers }: { numbers: readonly KeyNumber[] }) {
  return (
    <div className={styles.container}>
      <dl className={styles.keyNumbers}>
        {numbers.map(({ name, sample, aside, value }) => (
          <div key={`${name} ${aside}`} className={styles.keyNumber}>
            <dt className={styles.name}>
              {sample}
              {name} {aside && <span className={styles.aside}>{aside}</span>}
            </dt>
            <dd className={styles.value}>
              <UnbrokenAmounts text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
