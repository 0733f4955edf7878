// Entry of allocation.js, which the script loads for the attribute `tool="allocation"`.
import {
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  recommendedAllocation,
  riskLevel,
} from '@whenabouts/core';
import {
  allocationNotes,
  allocationSentence,
  allocationTable,
  formula,
  stepsOf,
  tenYearsLater,
  validInvestor,
} from '../view/allocation-text.ts';
import { ChartFigure } from '../view/chart-figure.tsx';
import { Bars, ToolLayout, type ToolProps, useToolNumbers } from './tool.tsx';

export { adoptStyles } from '../adopt-styles.ts';

export function Tool(props: ToolProps) {
  const state = useToolNumbers(allocationFields);
  const investor = validInvestor(state.numbers);
  const allocation = recommendedAllocation(investor);
  const { stocks, bonds } = allocation;
  const { age, retirementAge, riskTolerance } = allocationFields;
  return (
    <ToolLayout
      {...props}
      question="How much belongs in stocks?"
      sentence={allocationSentence(investor, allocation)}
      controls={{
        age,
        retirementAge: { ...retirementAge, min: earliestRetirementAge(investor.age) },
        riskTolerance: {
          ...riskTolerance,
          valueText: (level) => `${level} of 10, ${riskLevel(level).name.toLowerCase()}`,
        },
      }}
      state={{ ...state, numbers: investor }}
      notes={allocationNotes}
      page="allocation"
      chart={
        <ChartFigure
          title={`Of every dollar, ${stocks} cents in stocks and ${bonds} in bonds`}
          description={`${formula(investor, allocationSteps(investor))}. ${tenYearsLater(investor)}`}
          table={allocationTable(stepsOf(investor, allocation), allocation)}
        >
          <Bars
            bars={[
              { name: 'Stocks', value: `${stocks}%`, percent: stocks, isChosen: true },
              { name: 'Bonds', value: `${bonds}%`, percent: bonds },
            ]}
          />
        </ChartFigure>
      }
    />
  );
}
