import {
  INFLATION,
  type Inputs,
  RATE_VARIATION,
  SIMULATION_RUNS,
  scenarioNames,
  scenarioRate,
  scenarios,
} from '@whenabouts/core';
import * as styles from './result-cards.css.ts';

/** The assumptions behind the numbers, from the constants that the calculation uses. */
export function Assumptions({ inputs }: { inputs: Inputs }) {
  return (
    <div className={styles.assumptions} data-part="assumptions">
      <p>
        An estimate, not advice. Future dollars are the amount on your statement when you retire; today’s
        dollars are what it buys now, at {INFLATION}% inflation a year. Taxes and fees are left out; real
        returns vary from year to year and may be negative.
      </p>
      <details>
        <summary className={styles.assumptionsSummary}>How we calculate</summary>
        <p>Your savings earn a twelfth of the yearly return each month, then your contribution is added.</p>
        <ul>
          {scenarioNames.map((name) => (
            // A page translator may have replaced the old text node: the key makes a new element.
            <li key={`${name} ${inputs.expectedReturn}`}>
              {scenarios[name].label}: {scenarioRate(name, inputs.expectedReturn)}% return a year, then{' '}
              {scenarios[name].withdrawalRate}% of the savings withdrawn a year.
            </li>
          ))}
        </ul>
        <p>
          The simulation runs the moderate scenario {SIMULATION_RUNS} times. In each run, each month’s return
          varies by up to {RATE_VARIATION}% of itself. The same inputs always give the same outcomes.
        </p>
      </details>
    </div>
  );
}
