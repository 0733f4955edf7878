// Entry of traditional-roth.js, which the script loads for the attribute `tool="traditional-roth"`.
import { contributionTerms, formatDollars, taxFields } from '@whenabouts/core';
import { compare, taxBars, taxMessages, taxTable, verdict } from '../../view/explainers/taxes-text.ts';
import { Bars, ToolLayout, type ToolProps, translateLabels, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

const { yearlyContribution, annualReturn, years } = contributionTerms;

export function Tool(props: ToolProps) {
  const messages = props.translation?.taxes ?? taxMessages;
  const state = useToolNumbers(taxFields);
  const { numbers } = state;
  const comparison = compare(numbers);
  const bars = taxBars(comparison, messages.bars);
  const { title, explanation } = verdict(numbers, comparison, messages.verdict);
  const total = bars.at(-1)?.untaxed || 1;
  const controls = translateLabels(taxFields, messages.label);
  return (
    <ToolLayout
      {...props}
      messages={messages}
      sentence={messages.sentence(numbers, comparison)}
      controls={{
        ...controls,
        traditionalShare: { ...controls.traditionalShare, valueText: messages.share },
      }}
      state={state}
      page="taxes"
      title={messages.title(bars)}
      description={`${title}. ${explanation} ${messages.terms(formatDollars(yearlyContribution), annualReturn, years)}`}
      table={taxTable(bars, messages.table)}
    >
      <Bars
        bars={bars.map(({ name, contribution, afterTax }) => ({
          name: messages.afterTax(name),
          value: formatDollars(afterTax),
          percent: (afterTax / total) * 100,
          // The sum of both accounts.
          isChosen: contribution === undefined,
        }))}
      />
    </ToolLayout>
  );
}
