import type { ReactNode } from 'react';
import * as styles from './legal-table.css.ts';

interface LegalTableProps {
  caption: string;
  columns: readonly [string, ...string[]];
  /** The first cell of each row is its header. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of a legal page. Its rows become blocks on narrow screens. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.tableHead}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={styles.row}>
            <th scope="row">{name}</th>
            {cells.map((cell, n) => (
              <td key={columns[n + 1]} data-label={columns[n + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
