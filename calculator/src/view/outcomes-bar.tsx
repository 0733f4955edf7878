import { percentile, RATE_VARIATION, SIMULATION_RUNS } from '@whenabouts/core';
import type { DollarsView } from './dollars.ts';
import * as styles from './outcomes-bar.css.ts';
import type { ResultMessages } from './result-messages.ts';

const PERCENTILES = [25, 50, 75] as const;

interface OutcomesBarProps {
  /** Simulated balances, ascending. */
  outcomes: readonly number[];
  /** The amount that fills the bar, the same as for the scenarios' bars above. */
  max: number;
  dollars: DollarsView;
  messages: ResultMessages;
}

/** The distribution of the simulated balances on the scale of the scenarios, with the median marked. */
export function OutcomesBar({ outcomes, max, dollars, messages }: OutcomesBarProps) {
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
      <figcaption className={styles.title}>{messages.outcomesTitle}</figcaption>
      <div className={styles.scale} aria-hidden>
        <span className={styles.middleHalf} style={{ left: `${lower}%`, right: `${100 - upper}%` }} />
        <span className={styles.medianMark} style={{ left: `${median}%` }} />
      </div>
      <dl className={styles.percentiles}>
        {percentiles.map(({ rank, text, other }) => (
          <div key={rank} className={styles.percentile}>
            <dt className={styles.percentileLabel}>{messages.percentile(rank)}</dt>
            {/* A page translator may have replaced the old text node: the key makes a new element. */}
            <dd key={text} translate="no">
              {text} <span className={styles.otherDollars}>({other})</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>{messages.simulation(SIMULATION_RUNS, RATE_VARIATION)}</p>
    </figure>
  );
}
