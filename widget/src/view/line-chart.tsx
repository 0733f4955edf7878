import { bandPath, linePath, niceTicks, type Point } from '@whenabouts/core';
import { type ChartAxes, ChartFrame, chartScales } from './chart-frame.tsx';
import * as styles from './line-chart.css.ts';
import { spreadLabels } from './spread-labels.ts';

export interface Line {
  /** Shown at the end of the line. */
  label: string;
  /** A second row of the label. */
  amount?: string;
  kind: keyof typeof styles.line;
  /** One value per x value; null before the line starts or after it ends. */
  values: readonly (number | null)[];
}

export interface Dot {
  x: number;
  y: number;
  kind: keyof typeof styles.dots;
}

export interface LineChartProps extends Pick<ChartAxes, 'xTicks' | 'xLabel' | 'format'> {
  /** Evenly spaced ages or years. */
  xValues: readonly number[];
  lines: readonly Line[];
  /** Fills the area between the first and the last line. */
  band?: boolean;
  dots?: readonly Dot[];
  /** Height of a label in percent of the plot: two rows of text by default. */
  labelHeight?: number;
  tall?: boolean;
}

/** A sample of a line, for a legend. */
export function LineSample({ kind }: Pick<Line, 'kind'>) {
  return (
    <svg className={styles.sample} viewBox="0 0 40 8" aria-hidden focusable="false">
      <path className={styles.line[kind]} d="M0 4H40" />
    </svg>
  );
}

/** A line chart. Hidden from screen readers: the page must show its numbers in a table or text too. */
export function LineChart(props: LineChartProps) {
  const { xValues, xTicks, xLabel, lines, band, dots = [], labelHeight = 19, format, tall } = props;
  const yTicks = niceTicks(
    Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 1),
    4,
  );
  const xDomain = [xValues[0] ?? 0, xValues.at(-1) ?? 1] as const;
  const { x, y } = chartScales({ xDomain, yTicks });
  const paths = lines.map(({ values }) =>
    values.flatMap((value, index): Point[] => (value === null ? [] : [[x(xValues[index] ?? 0), y(value)]])),
  );
  const [first = [], last = []] = [paths[0], paths.at(-1)];
  const tops = spreadLabels(
    paths.map((path) => path.at(-1)?.[1] ?? y(0)),
    labelHeight,
  );

  return (
    <ChartFrame
      xDomain={xDomain}
      xTicks={xTicks}
      xLabel={xLabel}
      yTicks={yTicks}
      format={format}
      tall={tall}
      drawing={
        <>
          {band && <path className={styles.band} d={bandPath(first, last)} />}
          {lines.map(({ label, kind }, index) => (
            <path key={label} className={styles.line[kind]} d={linePath(paths[index] ?? [])} />
          ))}
        </>
      }
      labels={
        <>
          {dots.map((dot) => (
            <span
              key={`${dot.x} ${dot.y}`}
              className={styles.dots[dot.kind]}
              style={{ left: `${x(dot.x)}%`, top: `${y(dot.y)}%` }}
            />
          ))}
          {lines.map(({ label, amount, kind }, index) => (
            <span
              key={label}
              className={styles.label}
              data-you={kind === 'you' || undefined}
              style={{ top: `${tops[index]}%` }}
            >
              {amount === undefined ? (
                label
              ) : (
                <>
                  <b>{label}</b>
                  {amount}
                </>
              )}
            </span>
          ))}
        </>
      }
    />
  );
}
