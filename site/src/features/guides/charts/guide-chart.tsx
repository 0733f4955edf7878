import { formatNumber } from '@whenabouts/core';
import { ChartFigure, type ChartFigureProps } from '@whenabouts/view';
import * as styles from './guide-charts.css.ts';

/** A guide's chart with its title, a description and a collapsible data table. */
export function GuideChart(props: Omit<ChartFigureProps, 'className'>) {
  return <ChartFigure className={styles.figure} {...props} />;
}

interface Bar {
  label: string;
  value: number;
  /** The formatted value. */
  amount: string;
  /** Highlights the bar that the title is about. */
  isMain?: boolean;
}

const SIZE = 100;

/** A horizontal bar chart. Hidden from screen readers, so the page must also have its numbers in a table or text. */
export function BarChart({ rows }: { rows: readonly Bar[] }) {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  return (
    <div className={styles.bars} aria-hidden="true">
      {rows.map(({ label, value, amount, isMain }) => (
        <div key={label} className={styles.barRow} data-main={isMain || undefined}>
          <span>{label}</span>
          {/* The SVG is stretched to the available width; labels are outside of it. */}
          <svg
            className={styles.barSvg}
            viewBox={`0 0 ${SIZE} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect
              className={styles.bar[isMain ? 'main' : 'plain']}
              width={(SIZE * value) / most}
              height="1"
            />
          </svg>
          <span className={styles.barAmount}>{amount}</span>
        </div>
      ))}
    </div>
  );
}

/** Formats a percentage with at most one decimal. */
export function formatPercent(percentage: number): string {
  return `${formatNumber(Math.round(percentage * 10) / 10)}%`;
}
