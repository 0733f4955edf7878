import { linePath } from '@whenabouts/core';
import { ChartFigure, UnbrokenAmounts } from '@whenabouts/view';
import { useDeferredValue, useMemo } from 'react';
import type { OutlookResults } from '../outlook-results.ts';
import * as styles from './ten-futures.css.ts';
import { type Future, futuresTable, tenFutures } from './ten-futures.ts';

const WIDTH = 96;
const HEIGHT = 32;

/** Ten futures of the charted plan, each described in two sentences with a small line chart. */
export function TenFuturesPart({ results }: { results: OutlookResults }) {
  const latest = useDeferredValue(results);
  const data = useMemo(() => tenFutures(latest), [latest]);
  const table = useMemo(() => futuresTable(data), [data]);
  return (
    <ChartFigure
      title={`Ten futures ${latest.isRetired ? 'of your retirement' : `if you stop at ${latest.charted.retirementAge}`}, from the best to the worst`}
      description="Each one is simulated, and represents a tenth of all futures. Amounts are today’s dollars."
      table={table}
      printTable={false}
    >
      <ol className={styles.list}>
        {data.futures.map((future) => (
          <li key={future.rank} className={styles.row}>
            <FutureLine {...future} />
            <p>
              <strong>{`Future ${future.rank}: `}</strong>
              <UnbrokenAmounts text={future.text} />
            </p>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}

/** The course of the savings. Each line has its own scale, because amounts differ by far. The text names them. */
function FutureLine({ balances, lasts }: Future) {
  const top = Math.max(...balances, 1);
  const path = linePath(
    balances.map((balance, year) => [
      (year / Math.max(balances.length - 1, 1)) * WIDTH,
      HEIGHT - 1 - (balance / top) * (HEIGHT - 2),
    ]),
  );
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.baseline} d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      <path className={lasts ? styles.lastingLine : styles.endingLine} d={path} />
    </svg>
  );
}
