import type { CashFlowSpan } from './cash-flow-spans.ts';
import * as styles from './charts.css.ts';

interface CashFlowBarsProps {
  spans: readonly CashFlowSpan[];
  /** The ages at the start and at the end of the chart's axis. */
  first: number;
  last: number;
}

/** Bars below the ages of a chart that show when cash flows apply; a mark if one occurs once. */
export function CashFlowBars({ spans, first, last }: CashFlowBarsProps) {
  const position = (age: number) => (100 * (age - first)) / Math.max(last - first, 1);
  return (
    <div aria-hidden className={styles.bars}>
      {spans.map(({ text, from, to }, index) => {
        const [left, right] = [position(from), position(to)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars may have the same name
          <div key={index} className={styles.barRow}>
            <span
              className={styles.barName}
              style={left > 50 ? { marginInlineStart: 'auto' } : { marginInlineStart: `${left}%` }}
            >
              {text}
            </span>
            {from === to ? (
              <span className={styles.mark} style={{ marginInlineStart: `${left}%` }} />
            ) : (
              <span
                className={styles.bar}
                style={{ marginInlineStart: `${left}%`, width: `${right - left}%` }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
