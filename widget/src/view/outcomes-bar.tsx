import { type NumberFormats, percentile, SIMULATION_RUNS } from '@whenabouts/core';
import type { CSSProperties } from 'react';
import * as styles from './outcomes-bar.css.ts';

const SHOWN = [25, 50, 75] as const;

/** Where the simulated balances end: the middle half, its median, and the ends, on one line. */
export function OutcomesBar({ outcomes, formats }: { outcomes: readonly number[]; formats: NumberFormats }) {
  const low = outcomes[0] ?? 0;
  const high = outcomes.at(-1) ?? 0;
  const values = SHOWN.map((p) => ({ p, value: percentile(outcomes, p) }));
  const position = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 50);
  const [from, median, to] = values.map(({ value }) => position(value)) as [number, number, number];

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>Simulation Outcomes</figcaption>
      <div
        className={styles.bar}
        aria-hidden="true"
        style={
          { [styles.from]: `${from}%`, [styles.median]: `${median}%`, [styles.to]: `${to}%` } as CSSProperties
        }
      >
        <span className={styles.middleHalf} />
        <span className={styles.medianMark} />
      </div>
      <dl className={styles.values}>
        {values.map(({ p, value }) => (
          <div key={p} className={styles.value}>
            <dt className={styles.valueLabel}>{p}th percentile</dt>
            <dd key={value} translate="no">
              {formats.dollars(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>
        Based on {SIMULATION_RUNS} Monte Carlo simulations. Each varies every month&rsquo;s return by up to
        15% of itself. Markets swing far more: read the three scenarios above as the range.
      </p>
    </figure>
  );
}
