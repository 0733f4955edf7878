// Entry of four-percent.js, which the script loads for the attribute `tool="four-percent"`.
import { formatNumber, formatShortDollars, fourPercentFields, marketNames, markets } from '@whenabouts/core';
import { useMemo } from 'react';
import { ChartFigure } from '../view/chart-figure.tsx';
import {
  fourPercentNotes,
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  marketProjections,
} from '../view/four-percent-text.ts';
import { LineChart } from '../view/line-chart.tsx';
import { ToolLayout, type ToolProps, useToolNumbers } from './tool.tsx';

export { adoptStyles } from '../adopt-styles.ts';

const controls = {
  ...fourPercentFields,
  withdrawalRate: {
    ...fourPercentFields.withdrawalRate,
    valueText: (rate: number) => `${formatNumber(rate)} percent a year`,
  },
};

const lineStyles = { poor: 'dashed', average: 'main', good: 'dotted' } as const;

export function Tool(props: ToolProps) {
  const state = useToolNumbers(fourPercentFields);
  const { numbers } = state;
  const projections = useMemo(() => marketProjections(numbers), [numbers]);
  const years = projections.poor.balances.map((_, year) => year);
  return (
    <ToolLayout
      {...props}
      question="How long do savings last?"
      sentence={fourPercentSentence(numbers, projections)}
      controls={controls}
      state={state}
      notes={fourPercentNotes}
      page="4-percent-rule"
      chart={
        <ChartFigure
          title={fourPercentTitle(numbers.years, projections)}
          description="Savings left after each year in three steady markets, in today’s dollars. These are examples, not forecasts: a real market has good and bad years, and bad ones at the start hurt most."
          table={fourPercentTable(numbers.years, projections)}
        >
          <LineChart
            xValues={years}
            xLabel="Years in retirement"
            xTicks={years.filter((year) => year % 10 === 0)}
            tall
            bands={[{ upper: projections.good.balances, lower: projections.poor.balances, kind: 'outer' }]}
            lines={marketNames.map((name) => {
              const { balances, depletionYear } = projections[name];
              return {
                label: markets[name].label,
                amount:
                  depletionYear === null ? formatShortDollars(balances.at(-1) ?? 0) : `year ${depletionYear}`,
                kind: lineStyles[name],
                values: balances,
              };
            })}
          />
        </ChartFigure>
      }
    />
  );
}
