// Entry of four-percent.js, which the script loads for the attribute `tool="four-percent"`.
import { formatShortDollars, fourPercentFields, marketNames } from '@whenabouts/core';
import { useMemo } from 'react';
import { LineChart } from '../../view/charts/line-chart.tsx';
import {
  fourPercentMessages,
  fourPercentTable,
  marketProjections,
} from '../../view/explainers/four-percent-text.ts';
import { ToolLayout, type ToolProps, translateLabels, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

const lineStyles = { poor: 'dashed', average: 'main', good: 'dotted' } as const;

export function Tool(props: ToolProps) {
  const messages = props.translation?.fourPercent ?? fourPercentMessages;
  const state = useToolNumbers(fourPercentFields);
  const { numbers } = state;
  const projections = useMemo(() => marketProjections(numbers), [numbers]);
  const years = projections.poor.balances.map((_, year) => year);
  const controls = translateLabels(fourPercentFields, messages.label);
  return (
    <ToolLayout
      {...props}
      messages={messages}
      sentence={messages.sentence(numbers, projections)}
      controls={{
        ...controls,
        withdrawalRate: { ...controls.withdrawalRate, valueText: messages.rate },
      }}
      state={state}
      page="4-percent-rule"
      title={messages.title(numbers.years, projections)}
      description={messages.description}
      table={fourPercentTable(numbers.years, projections, messages.table)}
    >
      <LineChart
        xValues={years}
        xLabel={messages.xLabel}
        xTicks={years.filter((year) => year % 10 === 0)}
        tall
        bands={[{ upper: projections.good.balances, lower: projections.poor.balances, kind: 'outer' }]}
        lines={marketNames.map((name) => {
          const { balances, depletionYear } = projections[name];
          return {
            label: messages.market(name),
            amount:
              depletionYear === null
                ? formatShortDollars(balances.at(-1) ?? 0)
                : messages.endsIn(depletionYear),
            kind: lineStyles[name],
            values: balances,
          };
        })}
      />
    </ToolLayout>
  );
}
