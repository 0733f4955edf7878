import {
  bandPath,
  formatDollars,
  formatRoughDollars,
  formatShortDollars,
  type Growth,
  type Inputs,
  linearScale,
  linePath,
  niceTicks,
  type Point,
  projectGrowth,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '@whenabouts/core';
import { useMemo } from 'react';
import * as styles from './growth-chart.css.ts';

/** A chart of the savings up to retirement: a line for each scenario, and the range between the outer two. */
export function GrowthChart({ inputs }: { inputs: Inputs }) {
  const growth = useMemo(() => projectGrowth(inputs), [inputs]);
  const last = (name: ScenarioName) => growth.balances[name].at(-1) ?? 0;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        By {inputs.retirementAge}, {formatRoughDollars(last('conservative'))} to{' '}
        {formatRoughDollars(last('aggressive'))}: the further ahead, the wider the range
      </figcaption>
      <Plot growth={growth} />
      <p className={styles.caption}>
        Savings by age in the conservative, moderate and aggressive scenarios, not adjusted for inflation.
      </p>
      <GrowthTable growth={growth} />
    </figure>
  );
}

// The SVG is stretched to the available width. Its labels are HTML next to it, so that their size stays the same.
const SIZE = 100;

function Plot({ growth: { ages, balances } }: { growth: Growth }) {
  const ticks = niceTicks(Math.max(...balances.aggressive, 1), 4);
  const across = linearScale([0, ages.length - 1], [0, SIZE]);
  const down = linearScale([0, ticks.at(-1) ?? 1], [SIZE, 0]);
  const points = (name: ScenarioName): Point[] =>
    balances[name].map((balance, year) => [across(year), down(balance)]);

  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.plot}>
        <svg
          className={styles.svg}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          {ticks.map((tick) => (
            <line key={tick} className={styles.grid} x1="0" x2={SIZE} y1={down(tick)} y2={down(tick)} />
          ))}
          <path className={styles.band} d={bandPath(points('aggressive'), points('conservative'))} />
          {scenarioNames.map((name) => (
            <path key={name} className={styles.line[name]} d={linePath(points(name))} />
          ))}
        </svg>
        {ticks.map((tick) => (
          <span key={tick} className={styles.amount} style={{ top: `${down(tick)}%` }}>
            {formatShortDollars(tick)}
          </span>
        ))}
        {labelPlaces(balances, down).map(({ name, top }) => (
          <span key={name} className={styles.end} style={{ top: `${top}%` }}>
            {scenarios[name].label}
          </span>
        ))}
      </div>
      <div className={styles.ages}>
        {ageLabels(ages).map(({ age, year }) => (
          <span key={age} className={styles.age} style={{ left: `${across(year)}%` }}>
            {age}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The height of a label, in percent of the plot. */
const LABEL_HEIGHT = 9;

/** Returns a label position at the end of each line, apart from each other where lines end close together. */
function labelPlaces(balances: Growth['balances'], down: (balance: number) => number) {
  let lowest = SIZE + LABEL_HEIGHT;
  return scenarioNames.map((name) => {
    lowest = Math.min(down(balances[name].at(-1) ?? 0), lowest - LABEL_HEIGHT);
    return { name, top: lowest };
  });
}

/** Returns the ages to label: the first, the last, and round steps in between. */
function ageLabels(ages: readonly number[]): { age: number; year: number }[] {
  const last = ages.length - 1;
  const step = last > 25 ? 10 : last > 12 ? 5 : last > 6 ? 2 : 1;
  return ages
    .map((age, year) => ({ age, year }))
    .filter(({ year }) => year === last || (year % step === 0 && last - year >= step / 2));
}

function GrowthTable({ growth: { ages, balances } }: { growth: Growth }) {
  return (
    <details>
      <summary className={styles.summary}>Show as a table</summary>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.tableCaption}>Savings by age in each scenario</caption>
          <thead>
            <tr>
              <th scope="col">Age</th>
              {scenarioNames.map((name) => (
                <th key={name} scope="col">
                  {scenarios[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ages.map((age, year) => (
              <tr key={age}>
                <th scope="row">{age}</th>
                {scenarioNames.map((name) => (
                  <td key={name}>{formatDollars(balances[name][year] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
