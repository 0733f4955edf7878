import { type NumberFormats, percentile, SIMULATION_RUNS } from '@whenabouts/core';
import type { CSSProperties } from 'react';
import * as styles from './outcomes-bar.css.ts';

const PERCENTILES = [25, 50, 75] as const;

/** The distribution of the simulated balances: lowest to highest, with the middle half and the median marked. */
export function OutcomesBar({ outcomes, formats }: { outcomes: readonly number[]; formats: NumberFormats }) {
  const low = outcomes[0] ?? 0;
  const high = outcomes.at(-1) ?? 0;
  const values = PERCENTILES.map((p) => ({ p, value: percentile(outcomes, p) }));
  const position = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 50);
  const [from, median, to] = values.map(({ value }) => position(value)) as [number, number, number];

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>Simulation Outcomes</figcaption>
      <div
        className={styles.bar}
        aria-hidden
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
        Based on {SIMULATION_RUNS} Monte Carlo simulations. In each run, monthly returns vary by up to 15%.
        Markets swing far more: use the three scenarios above as the range.
      </p>
    </figure>
  );
}
