import type { ReactNode } from 'react';
import { title as chartTitle } from '../../../ui/chart-figure.css.ts';
import { type ChartData, ChartDataTable } from '../../../ui/chart-figure.tsx';
import * as styles from './guide-chart.css.ts';

export interface GuideChartProps {
  /** What is to be seen in it, as a sentence. */
  title: string;
  /** How it was made, and what it does not show. */
  description: ReactNode;
  /** The drawing; nothing in it may be said by it alone. */
  children: ReactNode;
  /** The numbers that were drawn. */
  table?: ChartData;
}

/** A drawing with its title above, its words below, and its numbers for those who want them. */
export function GuideChart({ title, description, children, table }: GuideChartProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={chartTitle}>{title}</figcaption>
      {children}
      <p className={styles.description}>{description}</p>
      {table && <ChartDataTable {...table} />}
    </figure>
  );
}
