import type { ReactNode } from 'react';
import * as styles from './facts.css.ts';

export interface Fact {
  name: string;
  /** Stands before the name: how the drawing shows it. */
  sample?: ReactNode;
  /** Stands behind the name, less loud. */
  aside?: string;
  value: string;
}

/** What the drawing shows, in words and figures. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, sample, aside, value }) => (
        <div key={`${name} ${aside}`} className={styles.fact}>
          <dt>
            {sample}
            {name} {aside && <span className={styles.aside}>{aside}</span>}
          </dt>
          <dd key={value} className={styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
