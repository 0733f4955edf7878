import * as styles from './bar-chart.css.ts';

export interface Bar {
  label: string;
  value: number;
  /** The value as it is to be read. */
  amount: string;
  /** The one that the title speaks of. */
  main?: boolean;
}

const SIZE = 100;

/** Bars with their names before and their amounts behind. What they show must also be said in words. */
export function BarChart({ rows }: { rows: readonly Bar[] }) {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  return (
    <div className={styles.rows} aria-hidden="true">
      {rows.map(({ label, value, amount, main }) => (
        <div key={label} className={styles.row} data-main={main || undefined}>
          <span>{label}</span>
          {/* Stretched to the room there is; its words stand beside it. */}
          <svg
            className={styles.svg}
            viewBox={`0 0 ${SIZE} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className={styles.bar[main ? 'main' : 'plain']} width={(SIZE * value) / most} height="1" />
          </svg>
          <span className={styles.amount}>{amount}</span>
        </div>
      ))}
    </div>
  );
}
