import { bandPath, formatShortDollars, linearScale, linePath, niceTicks, type Point } from '@whenabouts/core';
import * as styles from './line-chart.css.ts';
import { spreadLabels } from './spread-labels.ts';

export interface Series {
  /** Shown at the end of the line. */
  label: string;
  kind: keyof typeof styles.line;
  /** One value per x value; null before the line starts or after it ends. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** Evenly spaced ages or years. */
  xValues: readonly number[];
  xLabel: string;
  /** Labeled x values. */
  xTicks: readonly number[];
  series: readonly Series[];
  /** Fills the area between the first two lines. */
  band?: boolean;
  /** Formats the labels of the y axis. */
  format?: (amount: number) => string;
}

// The SVG is stretched to the available width. Labels are HTML, so that their size does not change with it.
const SIZE = 100;

/** A line chart. Hidden from screen readers: the page must show its numbers in a table or text too. */
export function LineChart({ xValues, xLabel, xTicks, series, band, format }: LineChartProps) {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = niceTicks(Math.max(...all, 1), 4);
  const first = xValues[0] ?? 0;
  const x = linearScale([first, xValues.at(-1) ?? 1], [0, SIZE]);
  const y = linearScale([0, ticks.at(-1) ?? 1], [SIZE, 0]);
  const points = ({ values }: Series): Point[] =>
    values.flatMap((value, index) => (value === null ? [] : [[x(xValues[index] ?? 0), y(value)] as const]));
  const drawn = series.map(points);
  const [upper, lower] = drawn;

  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.plot}>
        <svg
          className={styles.svg}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {ticks.map((tick) => (
            <line key={tick} className={styles.grid} x1="0" x2={SIZE} y1={y(tick)} y2={y(tick)} />
          ))}
          {band && upper && lower && <path className={styles.band} d={bandPath(upper, lower)} />}
          {series.map(({ label, kind }, index) => (
            <path key={label} className={styles.line[kind]} d={linePath(drawn[index] ?? [])} />
          ))}
        </svg>
        {ticks.map((tick) => (
          <span key={tick} className={styles.amount} style={{ top: `${y(tick)}%` }}>
            {(format ?? formatShortDollars)(tick)}
          </span>
        ))}
        {spreadLabels(drawn).map((top, index) => {
          const { label, kind } = series[index] as Series;
          return (
            <span
              key={label}
              className={styles.end}
              data-you={kind === 'you' || undefined}
              style={{ top: `${top}%` }}
            >
              {label}
            </span>
          );
        })}
      </div>
      <div className={styles.xAxis}>
        {xTicks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ left: `${x(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles.xLabel}>{xLabel}</p>
    </div>
  );
}
