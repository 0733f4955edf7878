// Entry of allocation.js, which the script loads for the attribute `tool="allocation"`.
import {
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  recommendedAllocation,
} from '@whenabouts/core';
import {
  allocationMessages,
  allocationTable,
  formula,
  stepsOf,
  stocksInTenYears,
  validInvestor,
} from '../../view/explainers/allocation-text.ts';
import { Bars, ToolLayout, type ToolProps, translateLabels, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

export function Tool(props: ToolProps) {
  const messages = props.translation?.allocation ?? allocationMessages;
  const state = useToolNumbers(allocationFields);
  const investor = validInvestor(state.numbers);
  const allocation = recommendedAllocation(investor);
  const { stocks, bonds } = allocation;
  const { age, retirementAge, riskTolerance } = translateLabels(allocationFields, messages.label);
  return (
    <ToolLayout
      {...props}
      messages={messages}
      sentence={messages.sentence(investor, allocation)}
      controls={{
        age,
        retirementAge: { ...retirementAge, min: earliestRetirementAge(investor.age) },
        riskTolerance: { ...riskTolerance, valueText: messages.risk },
      }}
      state={{ ...state, numbers: investor }}
      page="allocation"
      title={messages.title(stocks, bonds)}
      description={`${formula(investor, allocationSteps(investor))}. ${messages.tenYearsLater(stocksInTenYears(investor))}`}
      table={allocationTable(stepsOf(investor, allocation, messages.steps), allocation, messages.table)}
    >
      <Bars
        bars={[
          { name: messages.stocks, value: `${stocks}%`, percent: stocks, isChosen: true },
          { name: messages.bonds, value: `${bonds}%`, percent: bonds },
        ]}
      />
    </ToolLayout>
  );
}
