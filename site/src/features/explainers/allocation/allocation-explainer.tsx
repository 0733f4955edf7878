import {
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  recommendedAllocation,
  riskLevel,
} from '@whenabouts/core';
import { ChartFigure } from '../../../ui/chart-figure.tsx';
import { type Control, Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { AllocationChart } from './allocation-chart.tsx';
import {
  allocationSentence,
  allocationTable,
  formula,
  possibleInvestor,
  stepsOf,
  tenYearsLater,
} from './allocation-text.ts';
import { RiskScale } from './risk-scale.tsx';

export function AllocationExplainer({ state }: { state: ExplainerState<keyof Investor> }) {
  const investor = possibleInvestor(state.numbers);
  const allocation = recommendedAllocation(investor);
  const steps = stepsOf(investor, allocation);
  const { stocks, bonds } = allocation;
  return (
    <Explainer
      question="How much belongs in stocks?"
      ownNumbers="your ages"
      state={state}
      numbers={investor}
      controls={controlsFor(investor)}
      sentence={allocationSentence(investor, allocation)}
      glance={`${stocks}% stocks, ${bonds}% bonds`}
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
        Stocks swing more and have grown more; bonds swing less and have grown less. Whoever needs the money
        soon cannot wait for prices to come back, so the share of stocks falls with the years.
      </p>
      <p>
        &ldquo;100 minus your age&rdquo; is an old rule of thumb. Five points for each level of risk, ten more
        with over 15 years to go or five with over 10, and the limits of 20 and 90 are this explainer&rsquo;s
        own. It knows nothing of your pension, your house or your debts.
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
      say: (level) => `${level} of 10, ${riskLevel(level).name.toLowerCase()}`,
      below: <RiskScale tolerance={riskTolerance} />,
    },
  };
}
