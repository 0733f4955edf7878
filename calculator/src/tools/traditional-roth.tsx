// Entry of traditional-roth.js, which the script loads for the attribute `tool="traditional-roth"`.
import { contributionTerms, formatDollars, formatNumber, taxFields } from '@whenabouts/core';
import { ChartFigure } from '../view/chart-figure.tsx';
import { compare, taxBars, taxNotes, taxSentence, taxTable, taxTitle, verdict } from '../view/taxes-text.ts';
import { Bars, ToolLayout, type ToolProps, useToolNumbers } from './tool.tsx';

export { adoptStyles } from '../adopt-styles.ts';

const controls = {
  ...taxFields,
  traditionalShare: {
    ...taxFields.traditionalShare,
    valueText: (share: number) =>
      `${formatNumber(share)} percent traditional, ${formatNumber(100 - share)} percent Roth`,
  },
};

export function Tool(props: ToolProps) {
  const state = useToolNumbers(taxFields);
  const { numbers } = state;
  const comparison = compare(numbers);
  const bars = taxBars(comparison);
  const { title, explanation } = verdict(numbers, comparison);
  const total = bars.at(-1)?.untaxed || 1;
  return (
    <ToolLayout
      {...props}
      question="Pay the tax now, or later?"
      sentence={taxSentence(numbers, comparison)}
      controls={controls}
      state={state}
      notes={taxNotes}
      page="taxes"
      chart={
        <ChartFigure
          title={taxTitle(bars)}
          description={`${title}. ${explanation} ${formatDollars(contributionTerms.yearlyContribution)} of income a year, at ${contributionTerms.annualReturn}% for ${contributionTerms.years} years.`}
          table={taxTable(bars)}
        >
          <Bars
            bars={bars.map(({ name, afterTax }) => ({
              name: `${name}, after tax`,
              value: formatDollars(afterTax),
              percent: (afterTax / total) * 100,
              isChosen: name === 'Both',
            }))}
          />
        </ChartFigure>
      }
    />
  );
}
