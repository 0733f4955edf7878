import type { ReactNode } from 'react';
import * as styles from './chart-figure.css.ts';

export interface ChartData {
  caption: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

export interface ChartFigureProps {
  /** The chart's message, as a sentence. */
  title: string;
  /** How the numbers were computed, and their limits. */
  description: ReactNode;
  /** The chart. Hidden from screen readers: all of its information must be in the table too. */
  children: ReactNode;
  /** The chart's numbers. */
  table: ChartData;
}

/** A chart with its title, a description and a collapsible data table. */
export function ChartFigure({ title, description, children, table }: ChartFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
      <p className={styles.description}>{description}</p>
      <ChartDataTable {...table} />
    </figure>
  );
}

/** The collapsible data table of a chart. */
export function ChartDataTable({ caption, head, rows }: ChartData) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Show as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section of a text is a place that links lead to */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={caption}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
