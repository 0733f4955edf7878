import { formatShortDollars, linearScale, type Scale } from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as styles from './chart-frame.css.ts';

/** Width and height of the SVG's coordinates, which are stretched to the plot: one unit is 1 percent. */
const PLOT_SIZE = 100;

export interface ChartAxes {
  /** First and last x value. */
  xDomain: readonly [number, number];
  /** Labeled x values. */
  xTicks: readonly number[];
  xLabel: string;
  /** Labeled y values in ascending order. The axis goes from the first value to the last. */
  yTicks: readonly number[];
  /** Formats the labels of the y axis; short dollars by default. */
  format?: ((value: number) => string) | undefined;
  /** Shown above the y axis. */
  yLabel?: string | undefined;
}

/** An event at an x value, marked by a vertical line with a label above the plot. */
export interface ChartEvent {
  x: number;
  label: string;
}

export interface ChartScales {
  /** Percent of the plot's width, from the left. */
  x: Scale;
  /** Percent of the plot's height, from the top. */
  y: Scale;
}

export function chartScales({ xDomain, yTicks }: Pick<ChartAxes, 'xDomain' | 'yTicks'>): ChartScales {
  return {
    x: linearScale(xDomain, [0, PLOT_SIZE]),
    y: linearScale([yTicks[0] ?? 0, yTicks.at(-1) ?? 1], [PLOT_SIZE, 0]),
  };
}

interface ChartFrameProps extends ChartAxes {
  /** SVG elements in the coordinates of `chartScales`. */
  plot: ReactNode;
  /** HTML over the plot, positioned in percent of the plot's width and height. */
  labels?: ReactNode;
  tall?: boolean | undefined;
  /** A lower plot, for a chart that shares the screen with other content. */
  low?: boolean | undefined;
  /** True if lines have labels at their ends. */
  hasEndLabels?: boolean;
  events?: readonly ChartEvent[] | undefined;
  /** Controls over the plot, for screen readers as well: the rest of the chart is hidden from them. */
  children?: ReactNode;
}

/** The axes, grid and plot of a chart. The SVG is stretched to the plot; labels are HTML, so they keep their size. */
export function ChartFrame(props: ChartFrameProps) {
  const { xTicks, xLabel, yTicks, yLabel, format = formatShortDollars } = props;
  const { plot, labels, hasEndLabels = false, children } = props;
  const { x, y } = chartScales(props);
  const isBefore = (event: ChartEvent) => isBeforeLine(x(event.x), hasEndLabels);
  const events = orderEvents(props.events ?? [], isBefore);
  return (
    <div className={hasEndLabels ? styles.labeledChart : styles.chart}>
      {yLabel !== undefined && (
        <p className={styles.yLabel} aria-hidden>
          {yLabel}
        </p>
      )}
      {events.map((event) => (
        <EventLabel
          key={event.label}
          label={event.label}
          position={x(event.x)}
          isBeforeLine={isBefore(event)}
        />
      ))}
      <div className={plotStyle(props)}>
        <div className={styles.layer} aria-hidden>
          <svg
            className={styles.svg}
            viewBox={`0 0 ${PLOT_SIZE} ${PLOT_SIZE}`}
            preserveAspectRatio="none"
            aria-hidden
          >
            {yTicks.map((tick) => (
              <line key={tick} className={styles.gridLine} x1="0" x2={PLOT_SIZE} y1={y(tick)} y2={y(tick)} />
            ))}
            {plot}
          </svg>
          {yTicks.map((tick) => (
            <span key={tick} className={styles.yTick} style={{ top: `${y(tick)}%` }}>
              {format(tick)}
            </span>
          ))}
          {events.map((event, index) => (
            <span
              key={event.label}
              className={styles.eventLine}
              style={{
                left: `${x(event.x)}%`,
                top: `calc(${index - events.length} * ${styles.EVENT_LABEL_HEIGHT})`,
              }}
            />
          ))}
          {labels}
        </div>
        {children}
      </div>
      <div className={styles.xAxis} aria-hidden>
        {xTicks.map((tick) => (
          <span key={tick} className={styles.xTick} style={{ left: `${x(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles.xLabel} aria-hidden>
        {xLabel}
      </p>
    </div>
  );
}

function plotStyle({ tall, low }: Pick<ChartFrameProps, 'tall' | 'low'>): string {
  if (tall) return styles.tallPlot;
  return low ? styles.lowPlot : styles.plot;
}

/**
 * Returns true if the label of an event has more room before its line than after it. A label may extend over the y axis
 * on the left, and over the labels of the lines on the right if there are any.
 *
 * @param position In percent of the plot's width.
 */
function isBeforeLine(position: number, endLabels: boolean): boolean {
  return position > (endLabels ? 65 : 42);
}

/** Orders events from top to bottom so that the line of an event does not cross the labels below it. */
function orderEvents(events: readonly ChartEvent[], isBefore: (event: ChartEvent) => boolean): ChartEvent[] {
  const ascending = [...events].sort((a, b) => a.x - b.x);
  const after = ascending.filter((event) => !isBefore(event));
  return [...after, ...ascending.filter(isBefore).reverse()];
}

interface EventLabelProps {
  label: string;
  /** Position in percent of the plot's width. */
  position: number;
  isBeforeLine: boolean;
}

function EventLabel({ label, position, isBeforeLine }: EventLabelProps) {
  return (
    <p className={styles.eventLabel} aria-hidden>
      <span
        data-end={isBeforeLine || undefined}
        style={isBeforeLine ? { right: `${PLOT_SIZE - position}%` } : { left: `${position}%` }}
      >
        {label}
      </span>
    </p>
  );
}
