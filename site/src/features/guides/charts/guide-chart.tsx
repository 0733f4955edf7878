import type { ReactNode } from 'react';
import { title as chartTitle } from '../../../ui/chart-figure.css.ts';
import { type ChartData, ChartDataTable } from '../../../ui/chart-figure.tsx';
import * as styles from './guide-chart.css.ts';

export interface GuideChartProps {
  /** The chart's message, as a sentence. */
  title: string;
  /** How the numbers were computed, and their limits. */
  description: ReactNode;
  /** The chart. Hidden from screen readers: all of its information must be in the table too. */
  children: ReactNode;
  /** The chart's numbers. */
  table?: ChartData;
}

/** A guide's chart with its title, a description and a collapsible data table. */
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
