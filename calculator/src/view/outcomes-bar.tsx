import { percentile, RATE_VARIATION, SIMULATION_RUNS } from '@whenabouts/core';
import type { ResultMessages } from './calculator-messages.ts';
import type { DollarsView } from './dollars.ts';
import * as styles from './result-cards.css.ts';

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
    <figure className={styles.outcomes}>
      <figcaption className={styles.outcomesTitle}>{messages.outcomesTitle}</figcaption>
      <div className={styles.outcomesScale} aria-hidden>
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
      <p className={styles.outcomesCaption}>{messages.simulation(SIMULATION_RUNS, RATE_VARIATION)}</p>
    </figure>
  );
}
