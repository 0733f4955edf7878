import {
  bandPath,
  formatShortDollars,
  linearScale,
  linePath,
  type MarketName,
  marketNames,
  markets,
  niceTicks,
  type Point,
} from '@whenabouts/core';
import { KeyNumbers } from '../key-numbers.tsx';
import * as styles from './four-percent-chart.css.ts';
import { type MarketProjections, outcomeOf } from './four-percent-text.ts';

// The SVG is stretched to the available width. Labels are HTML, so that their size does not change with it.
const SIZE = 100;
/** Height of a label in percent of the plot. */
const LABEL_HEIGHT = 15;
/** Lower labels would cover the years. */
const LOWEST_LABEL = 93;

/** A line chart of the remaining savings by year in each market. */
export function FourPercentChart({ years, projections }: { years: number; projections: MarketProjections }) {
  const balances = marketNames.flatMap((name) => projections[name].balances);
  const ticks = niceTicks(Math.max(...balances), 4);
  const across = linearScale([0, years], [0, SIZE]);
  const down = linearScale([0, ticks.at(-1) ?? 1], [SIZE, 0]);
  const points = (name: MarketName): Point[] =>
    projections[name].balances.map((balance, year) => [across(year), down(balance)]);

  return (
    <>
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
              <line key={tick} className={styles.grid} x1="0" x2={SIZE} y1={down(tick)} y2={down(tick)} />
            ))}
            <path className={styles.band} d={bandPath(points('good'), points('poor'))} />
            {marketNames.map((name) => (
              <path key={name} className={styles.line[name]} d={linePath(points(name))} />
            ))}
          </svg>
          <span className={styles.start} style={{ top: `${points('poor')[0]?.[1]}%` }} />
          {marketNames.map((name) => {
            const { depletionYear } = projections[name];
            return (
              depletionYear !== null && (
                <span key={name} className={styles.end} style={{ left: `${across(depletionYear)}%` }} />
              )
            );
          })}
          {ticks.map((tick) => (
            <span key={tick} className={styles.amount} style={{ top: `${down(tick)}%` }}>
              {formatShortDollars(tick)}
            </span>
          ))}
          {labelPlaces(projections, down).map(({ name, top }) => (
            <span key={name} className={styles.label} style={{ top: `${top}%` }}>
              <b>{markets[name].label}</b>
              {endLabel(projections[name])}
            </span>
          ))}
        </div>
        <div className={styles.years}>
          {yearLabels(years).map((year) => (
            <span key={year} className={styles.year} style={{ left: `${across(year)}%` }}>
              {year === years ? `${year} years` : year}
            </span>
          ))}
        </div>
      </div>
      <KeyNumbers
        numbers={marketNames.map((name) => ({
          name: `${markets[name].label} market`,
          aside: `${markets[name].annualReturn}% a year`,
          value: outcomeOf(projections[name]),
          sample: (
            <svg className={styles.sample} viewBox="0 0 40 8" aria-hidden="true" focusable="false">
              <path className={styles.line[name]} d="M0 4H40" />
            </svg>
          ),
        }))}
      />
    </>
  );
}

function endLabel({ balances, depletionYear }: MarketProjections[MarketName]): string {
  return depletionYear === null ? formatShortDollars(balances.at(-1) ?? 0) : `year ${depletionYear}`;
}

/** Returns the label positions at the ends of the lines, spread where lines end close together. */
function labelPlaces(projections: MarketProjections, down: (balance: number) => number) {
  let lowest = LOWEST_LABEL + LABEL_HEIGHT;
  return marketNames.map((name) => {
    lowest = Math.min(down(projections[name].balances.at(-1) ?? 0), lowest - LABEL_HEIGHT);
    return { name, top: lowest };
  });
}

/** Returns the labeled years: the start, the end and every fifth or tenth year in between. */
function yearLabels(years: number): number[] {
  const step = years > 25 ? 10 : 5;
  return Array.from({ length: years + 1 }, (_, year) => year).filter(
    (year) => year === years || (year % step === 0 && years - year >= step * 0.8),
  );
}
