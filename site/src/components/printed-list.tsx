import { fields, formatDollars, formatNumber, type Inputs, inputNames } from '@whenabouts/core';
import * as styles from './printed-list.css.ts';

type PrintedRow = readonly [label: string, value: string];

/** Returns the calculator's inputs with their labels. */
export function inputRows(inputs: Inputs): PrintedRow[] {
  return inputNames.map((name) => {
    const { label, unit } = fields[name];
    return [label, unit === 'dollars' ? formatDollars(inputs[name]) : formatNumber(inputs[name])];
  });
}

/** Lists numbers in two columns, in print in place of controls. */
export function PrintedList({ rows }: { rows: readonly PrintedRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
