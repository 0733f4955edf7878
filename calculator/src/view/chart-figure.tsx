import { memo, type ReactNode } from 'react';
import * as styles from './chart-figure.css.ts';
import { UnbrokenAmounts } from './unbroken-amounts.tsx';

export interface ChartData {
  caption: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

export interface ChartFigureProps {
  /** The chart's message, as a sentence. */
  title: ReactNode;
  /** The method behind the numbers, and its limits. */
  description?: ReactNode;
  /** The chart. Screen readers need not understand it: all of its information must be in the table too. */
  children: ReactNode;
  /** The chart's numbers. */
  table?: ChartData | undefined;
  /** False leaves the table out of print unless it is open, for pages that would get too long. */
  printTable?: boolean;
  className?: string;
}

/** A chart with its title, a description and a collapsible data table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, description, children, table, printTable = true, className = '' } = props;
  return (
    <figure className={`${styles.figure} ${className}`}>
      <figcaption className={styles.title}>{unbroken(title)}</figcaption>
      {children}
      {description !== undefined && <p className={styles.description}>{unbroken(description)}</p>}
      {table && (
        <details className={printTable ? styles.printedDetails : styles.details}>
          <summary className={styles.summary}>Show as a table</summary>
          <ScrollableTable {...table} />
        </details>
      )}
    </figure>
  );
}

/** A table that scrolls where it is too wide for the page. */
export function ScrollableTable(data: ChartData) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section of a text is a place that links lead to
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={data.caption}>
      <DataTable {...data} />
    </div>
  );
}

/** Rendered again only if its data changed: charts change with every frame of a drag. */
export const DataTable = memo(function DataTable({ caption, head, rows }: ChartData) {
  return (
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
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may have the same name, and are never reordered
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function unbroken(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <UnbrokenAmounts text={content} /> : content;
}
