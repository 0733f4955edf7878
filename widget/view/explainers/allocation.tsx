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
import * as styles from './allocation.css.ts';
import {
  type AllocationMessages,
  allocationMessages,
  allocationTable,
  describeSteps,
  formula,
  type Step,
  stocksInTenYears,
  validInvestor,
} from './allocation-text.ts';
import { type ExplainerContent, labelFields } from './explainer-content.tsx';

/** Splits savings between stocks and bonds by a rule of thumb. */
export function allocation(
  entered: Investor,
  messages: AllocationMessages = allocationMessages,
): ExplainerContent<keyof Investor> {
  const investor = validInvestor(entered);
  const shares = recommendedAllocation(investor);
  const steps = describeSteps(investor, shares, messages.steps);
  const { age, retirementAge, riskTolerance } = labelFields(allocationFields, messages.label);
  return {
    question: messages.question,
    numbers: investor,
    controls: {
      age,
      retirementAge: { ...retirementAge, min: earliestRetirementAge(investor.age) },
      riskTolerance: {
        ...riskTolerance,
        valueText: messages.risk,
        below: <RiskScale tolerance={investor.riskTolerance} riskName={messages.riskName} />,
      },
    },
    sentence: messages.sentence(investor, shares),
    figure: {
      title: messages.title(shares.stocks, shares.bonds),
      description: `${formula(investor, allocationSteps(investor))}. ${messages.tenYearsLater(stocksInTenYears(investor))}`,
      table: allocationTable(steps, shares, messages.table),
      children: <AllocationChart allocation={shares} steps={steps} messages={messages} />,
    },
    notes: messages.notes,
  };
}

export function allocationSummary(entered: Investor): string {
  const { stocks, bonds } = recommendedAllocation(validInvestor(entered));
  return `${stocks}% stocks, ${bonds}% bonds`;
}

interface RiskScaleProps extends Pick<AllocationMessages, 'riskName'> {
  tolerance: number;
}

/** The risk levels by name, with the current one highlighted. */
function RiskScale({ tolerance, riskName }: RiskScaleProps) {
  const currentLevel = riskLevel(tolerance);
  return (
    <ol className={styles.riskLevels}>
      {riskLevels.map((level) => (
        <li
          key={level.name}
          className={styles.riskLevel}
          {...(level.name === currentLevel.name && { 'aria-current': true })}
        >
          {riskName(level.tolerance)}
        </li>
      ))}
    </ol>
  );
}

interface AllocationChartProps {
  allocation: Allocation;
  steps: readonly Step[];
  messages: AllocationMessages;
}

/** A bar split into stocks and bonds. Below it, on the same scale, are the steps of the computation. */
function AllocationChart({ allocation, steps, messages }: AllocationChartProps) {
  const { stocks, bonds } = allocation;
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.shares}>
        <span>
          <b className={styles.share}>{stocks}%</b> {messages.stocks}
        </span>
        <span>
          <b className={styles.share}>{bonds}%</b> {messages.bonds}
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
