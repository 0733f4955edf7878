import { percentile, RATE_VARIATION, SIMULATION_RUNS } from '@whenabouts/core';
import type { DollarsView } from './dollars.ts';
import * as styles from './outcomes-bar.css.ts';

const PERCENTILES = [25, 50, 75] as const;

interface OutcomesBarProps {
  /** Simulated balances, ascending. */
  outcomes: readonly number[];
  /** The amount that fills the bar, the same as for the scenarios' bars above. */
  max: number;
  dollars: DollarsView;
}

/** The distribution of the simulated balances on the scale of the scenarios, with the median marked. */
export function OutcomesBar({ outcomes, max, dollars }: OutcomesBarProps) {
  const percentiles = PERCENTILES.map((rank) => {
    const amount = percentile(outcomes, rank);
    return {
      rank,
      amount,
      text: dollars.formats.dollars(amount),
      other: dollars.otherFormats.dollars(amount),
    };
  });
  const [lower = 0, median = 0, upper = 0] = percentiles.map(({ amount }) => (amount / (max || 1)) * 100);

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>Simulation Outcomes</figcaption>
      <div className={styles.scale} aria-hidden>
        <span className={styles.middleHalf} style={{ left: `${lower}%`, right: `${100 - upper}%` }} />
        <span className={styles.medianMark} style={{ left: `${median}%` }} />
      </div>
      <dl className={styles.percentiles}>
        {percentiles.map(({ rank, text, other }) => (
          <div key={rank} className={styles.percentile}>
            <dt className={styles.percentileLabel}>{rank}th percentile</dt>
            {/* A page translator may have replaced the old text node: the key makes a new element. */}
            <dd key={text} translate="no">
              {text} <span className={styles.otherDollars}>({other})</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>
        Based on {SIMULATION_RUNS} Monte Carlo simulations, on the scale above. In each run, each month’s
        return varies by up to {RATE_VARIATION}% of itself, such as from 0.50% to 0.67% instead of 0.58%.
        Markets swing far more: use the three scenarios above as the range.
      </p>
    </figure>
  );
}
