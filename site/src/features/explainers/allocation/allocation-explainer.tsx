import {
  type Allocation,
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  recommendedAllocation,
  riskLevel,
  riskLevels,
  stockLimits,
} from '@whenabouts/core';
import { ChartFigure } from '@whenabouts/view';
import {
  allocationNotes,
  allocationSentence,
  allocationTable,
  formula,
  type Step,
  stepsOf,
  tenYearsLater,
  validInvestor,
} from '@whenabouts/view/explainers/allocation-text';
import { type Control, Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import * as styles from './allocation.css.ts';

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

/** A bar split into stocks and bonds. Below it, on the same scale, are the steps of the computation. */
function AllocationChart({ allocation, steps }: { allocation: Allocation; steps: readonly Step[] }) {
  const { stocks, bonds } = allocation;
  return (
    <div aria-hidden="true">
      <div className={styles.shares}>
        <span>
          <b className={styles.share}>{stocks}%</b> stocks
        </span>
        <span>
          <b className={styles.share}>{bonds}%</b> bonds
        </span>
      </div>
      <div className={styles.split}>
        <div className={styles.stocks} style={{ width: `${stocks}%` }} />
      </div>
      <div className={styles.steps}>
        {steps.map((step) => (
          <div key={step.name} className={styles.step}>
            <span>{step.name}</span>
            <b>{step.points}</b>
            <span className={styles.track}>
              <span className={styles.limit} style={{ left: `${stockLimits.min}%` }} />
              <span className={styles.limit} style={{ left: `${stockLimits.max}%` }} />
              <span
                className={step.to < step.from ? styles.subtractedBar : styles.addedBar}
                style={extent(step)}
              />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns the position of a step's bar, clamped to the scale. */
function extent({ from, to }: Step) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)].map((points) =>
    Math.min(Math.max(points, 0), 100),
  );
  return { left: `${start}%`, width: `${(end ?? 0) - (start ?? 0)}%` };
}
