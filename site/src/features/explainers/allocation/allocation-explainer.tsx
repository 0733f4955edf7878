import {
  allocationNotes,
  allocationSentence,
  allocationTable,
  formula,
  stepsOf,
  tenYearsLater,
  validInvestor,
} from '@whenabouts/calculator/explainers/allocation-text';
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

/** Splits savings between stocks and bonds by a rule of thumb. */
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
      notes={allocationNotes}
    />
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
