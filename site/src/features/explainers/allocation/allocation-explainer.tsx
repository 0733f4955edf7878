import { ChartFigure } from '@whenabouts/calculator/view';
import {
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  recommendedAllocation,
  riskLevel,
  riskLevels,
} from '@whenabouts/core';
import { type Control, Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import * as styles from './allocation.css.ts';
import { AllocationChart } from './allocation-chart.tsx';
import {
  allocationSentence,
  allocationTable,
  formula,
  stepsOf,
  tenYearsLater,
  validInvestor,
} from './allocation-text.ts';

export function AllocationExplainer({ state }: { state: ExplainerState<keyof Investor> }) {
  const investor = validInvestor(state.numbers);
  const allocation = recommendedAllocation(investor);
  const steps = stepsOf(investor, allocation);
  const { stocks, bonds } = allocation;
  return (
    <Explainer
      question="How much belongs in stocks?"
      calculatorNumbers="your ages"
      state={state}
      numbers={investor}
      controls={controlsFor(investor)}
      sentence={allocationSentence(investor, allocation)}
      summary={`${stocks}% stocks, ${bonds}% bonds`}
      chart={
        <ChartFigure
          title={`Of every dollar, ${stocks} cents in stocks and ${bonds} in bonds`}
          description={`${formula(investor, allocationSteps(investor))}. ${tenYearsLater(investor)}`}
          table={allocationTable(steps, allocation)}
        >
          <AllocationChart allocation={allocation} steps={steps} />
        </ChartFigure>
      }
    >
      <p>
        Stocks swing more and have grown more; bonds swing less and have grown less. If you need the money
        soon, you can’t wait for prices to recover, so the share of stocks falls as you get older.
      </p>
      <p>
        &ldquo;100 minus your age&rdquo; is an old rule of thumb. This explainer adds or takes away five
        points for each level of risk above or below 5, adds ten points with over 15 years to go or five with
        over 10, and stays between 20 and 90. It doesn&rsquo;t know about your pension, your house or your
        debts.
      </p>
    </Explainer>
  );
}

function controlsFor({ age, riskTolerance }: Investor): Record<keyof Investor, Control> {
  return {
    age: allocationFields.age,
    retirementAge: { ...allocationFields.retirementAge, min: earliestRetirementAge(age) },
    riskTolerance: {
      ...allocationFields.riskTolerance,
      valueText: (level) => `${level} of 10, ${riskLevel(level).name.toLowerCase()}`,
      below: <RiskScale tolerance={riskTolerance} />,
    },
  };
}

/** The risk levels by name, with the current one highlighted. */
function RiskScale({ tolerance }: { tolerance: number }) {
  const current = riskLevel(tolerance);
  return (
    <ol className={styles.riskLevels}>
      {riskLevels.map((level) => (
        <li
          key={level.name}
          className={styles.riskLevel}
          {...(level.name === current.name && { 'aria-current': true })}
        >
          {level.name}
        </li>
      ))}
    </ol>
  );
}
