import { bandPath, linePath, niceTicks, type Point } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { type ChartAxes, type ChartEvent, ChartFrame, chartScales } from './chart-frame.tsx';
import * as styles from './line-chart.css.ts';
import { spreadLabels } from './spread-labels.ts';

export interface Line {
  label: string;
  /** A second row of the label. */
  amount?: string;
  kind: keyof typeof styles.line;
  /** One value per x value; null before the line starts or after it ends. */
  values: readonly (number | null)[];
}

/** The area between two lines. Each line has one value per x value. */
export interface Band {
  upper: readonly number[];
  lower: readonly number[];
  kind: keyof typeof styles.band;
}

export interface Dot {
  x: number;
  y: number;
  kind: keyof typeof styles.dots;
  /** Shown next to the dot, on the side where a rising line leaves room. */
  label?: string;
}

export interface LineChartProps extends Pick<ChartAxes, 'xTicks' | 'xLabel' | 'format'> {
  /** Ages, years or amounts, in ascending order. */
  xValues: readonly number[];
  /** From 0 to a round number above all values by default. */
  yTicks?: readonly number[];
  yLabel?: string;
  lines: readonly Line[];
  bands?: readonly Band[];
  /** Lines without labels behind the others. Those of a kind are drawn as one. They may leave the plot at its top. */
  thinLines?: readonly { kind: keyof typeof styles.thinLine; lines: readonly (readonly number[])[] }[];
  dots?: readonly Dot[];
  events?: readonly ChartEvent[];
  /** The selected x value. */
  cursor?: number | null;
  /** Height of a label in percent of the plot: two rows of text by default. */
  labelHeight?: number;
  tall?: boolean;
  low?: boolean;
  /** Controls over the plot. */
  children?: ReactNode;
}

/** A sample of a line, for a legend. */
export function LineSample({ kind }: Pick<Line, 'kind'>) {
  return (
    <svg className={styles.legendSample} viewBox="0 0 40 8" aria-hidden>
      <path className={styles.line[kind]} d="M0 4H40" />
    </svg>
  );
}

/** A line chart. Screen readers cannot read it: the page must also show its numbers in a table or as text. */
export function LineChart(props: LineChartProps) {
  const { xValues, lines, bands = [], thinLines = [], dots = [], labelHeight = 19, cursor } = props;
  const yTicks = props.yTicks ?? ticksFor(lines, bands);
  const first = xValues[0] ?? 0;
  // An axis with a single x value also needs an end.
  const xDomain = [first, Math.max(xValues.at(-1) ?? 1, first + 1)] as const;
  const { x, y } = chartScales({ xDomain, yTicks });
  const pointsOf = (values: readonly (number | null)[]) =>
    values.flatMap((value, index): Point[] => (value === null ? [] : [[x(xValues[index] ?? 0), y(value)]]));
  const paths = lines.map(({ values }) => pointsOf(values));
  const tops = spreadLabels(
    paths.map((path) => path.at(-1)?.[1] ?? y(0)),
    labelHeight,
  );

  return (
    <ChartFrame
      {...props}
      hasEndLabels
      xDomain={xDomain}
      yTicks={yTicks}
      plot={
        <>
          {bands.map(({ upper, lower, kind }) => (
            <path key={kind} className={styles.band[kind]} d={bandPath(pointsOf(upper), pointsOf(lower))} />
          ))}
          {thinLines.map((group) => (
            <path
              key={group.kind}
              className={styles.thinLine[group.kind]}
              d={group.lines.map((values) => linePath(pointsOf(values))).join('')}
            />
          ))}
          {lines.map(({ label, kind }, index) => (
            <path key={label} className={styles.line[kind]} d={linePath(paths[index] ?? [])} />
          ))}
        </>
      }
      labels={
        <>
          {cursor !== undefined && cursor !== null && (
            <span className={styles.cursor} style={{ left: `${x(cursor)}%` }} />
          )}
          {dots.map((dot) => (
            <span
              key={`${dot.kind} ${dot.x} ${dot.y}`}
              className={styles.dots[dot.kind]}
              style={{ left: `${x(dot.x)}%`, top: `${y(dot.y)}%` }}
            >
              {dot.label !== undefined && (
                <span
                  className={styles.dotLabel}
                  data-start={x(dot.x) < 15 || undefined}
                  data-end={x(dot.x) > 75 || undefined}
                  data-top={y(dot.y) < 8 || undefined}
                  data-low={y(dot.y) > 88 || undefined}
                >
                  {dot.label}
                </span>
              )}
            </span>
          ))}
          {lines.map(({ label, amount, kind }, index) => (
            <span
              key={label}
              className={styles.lineLabel}
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

function ticksFor(lines: readonly Line[], bands: readonly Band[]): number[] {
  const values = [...lines.map((line) => line.values), ...bands.map(({ upper }) => upper)].flat();
  return niceTicks(Math.max(...values.map((value) => value ?? 0), 1), 4);
}
