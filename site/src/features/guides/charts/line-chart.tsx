import { bandPath, formatShortDollars, linearScale, linePath, niceTicks, type Point } from '@whenabouts/core';
import * as styles from './line-chart.css.ts';
import { spreadLabels } from './spread-labels.ts';

export interface Series {
  /** Stands beside the end of the line. */
  label: string;
  kind: keyof typeof styles.line;
  /** One for each place across; null where the line has not begun, or has ended. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** Places across, evenly spaced: ages or years. */
  across: readonly number[];
  /** What they count. */
  acrossName: string;
  /** Those that are labelled. */
  acrossTicks: readonly number[];
  series: readonly Series[];
  /** Fills the room between the first two lines. */
  band?: boolean;
  /** Of an amount on the axis. */
  format?: (amount: number) => string;
}

// The drawing is stretched to the room there is, and its labels are text beside it, so that they stay as
// large on a narrow page as on a wide one.
const SIZE = 100;

/** Lines over years, each with its name at its end. What they show must also be said in words. */
export function LineChart({ across, acrossName, acrossTicks, series, band, format }: LineChartProps) {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = niceTicks(Math.max(...all, 1), 4);
  const first = across[0] ?? 0;
  const x = linearScale([first, across.at(-1) ?? 1], [0, SIZE]);
  const y = linearScale([0, ticks.at(-1) ?? 1], [SIZE, 0]);
  const points = ({ values }: Series): Point[] =>
    values.flatMap((value, index) => (value === null ? [] : [[x(across[index] ?? 0), y(value)] as const]));
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
      <div className={styles.across}>
        {acrossTicks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ left: `${x(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles.acrossName}>{acrossName}</p>
    </div>
  );
}
