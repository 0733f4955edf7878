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
import type { ResultMessages } from './result-messages.ts';

/** The assumptions behind the numbers, from the constants that the calculation uses. */
export function Assumptions({ inputs, messages }: { inputs: Inputs; messages: ResultMessages }) {
  return (
    <div className={styles.assumptions} data-part="assumptions">
      <p>{messages.estimate(INFLATION)}</p>
      <details>
        <summary className={styles.assumptionsSummary}>{messages.howWeCalculate}</summary>
        <p>{messages.monthlyGrowth}</p>
        <ul>
          {scenarioNames.map((name) => (
            // A page translator may have replaced the old text node: the key makes a new element.
            <li key={`${name} ${inputs.expectedReturn}`}>
              {messages.scenarioRates(
                messages.scenario(name),
                scenarioRate(name, inputs.expectedReturn),
                scenarios[name].withdrawalRate,
              )}
            </li>
          ))}
        </ul>
        <p>{messages.runs(SIMULATION_RUNS, RATE_VARIATION)}</p>
      </details>
    </div>
  );
}
