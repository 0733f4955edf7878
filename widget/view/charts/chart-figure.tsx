import { type ReactNode, useMemo } from 'react';
import { UnbrokenAmounts } from '../unbroken-amounts.tsx';
import * as styles from './chart-figure.css.ts';

export interface ChartData {
  caption: string;
  head: readonly string[];
  /** Each row begins with its name. */
  rows: readonly (readonly string[])[];
}

export interface ChartFigureProps {
  /** The chart's message, as a sentence. */
  title: ReactNode;
  /** The method behind the numbers, and its limits. */
  description?: ReactNode;
  /** The chart. Screen readers use the table instead, so the table must have all of the chart's information. */
  children: ReactNode;
  table?: ChartData | undefined;
  /** False prints the table only if it is open, for tables that fill pages. */
  printTable?: boolean;
  className?: string;
  /** The button that shows the table. */
  tableLabel?: string | undefined;
}

/** A chart with its title, a description and a collapsible data table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, description, children, table, printTable = true, className = '' } = props;
  const { tableLabel = 'Show as a table' } = props;
  return (
    <figure className={`${styles.figure} ${className}`}>
      <figcaption className={styles.title}>{unbroken(title)}</figcaption>
      {children}
      {description !== undefined && <p className={styles.description}>{unbroken(description)}</p>}
      {table && (
        <details className={printTable ? styles.printedDetails : styles.details}>
          <summary className={styles.summary}>{tableLabel}</summary>
          <ScrollableTable {...table} />
        </details>
      )}
    </figure>
  );
}

/** A table that scrolls horizontally if it is too wide for the page. */
export function ScrollableTable(data: ChartData) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: not a `section`: the site hides the focus ring of sections (`site/src/theme/global.css.ts`)
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={data.caption}>
      <DataTable {...data} />
    </div>
  );
}

/** Memoized, because charts are rendered again in every frame of a drag, often with the same data. */
export function DataTable({ caption, head, rows }: ChartData) {
  return useMemo(
    () => (
      <table className={styles.table}>
        <caption className={styles.caption}>{unbroken(caption)}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {unbroken(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may have the same name and are never reordered
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
    [caption, head, rows],
  );
}

function unbroken(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <UnbrokenAmounts text={content} /> : content;
}
