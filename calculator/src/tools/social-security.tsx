// Entry of social-security.js, which the script loads for the attribute `tool="social-security"`.
import { formatDollars, socialSecurityFields } from '@whenabouts/core';
import { useMemo } from 'react';
import { ChartFigure } from '../view/chart-figure.tsx';
import {
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  claimingTitle,
  socialSecurityNotes,
  socialSecuritySentence,
} from '../view/social-security-text.ts';
import { Bars, ToolLayout, type ToolProps, useToolNumbers } from './tool.tsx';

export { adoptStyles } from '../adopt-styles.ts';

const { claimingAge, ...others } = socialSecurityFields;
/** The claiming age, which the reader decides about, comes first. */
const controls = { claimingAge, ...others };

export function Tool(props: ToolProps) {
  const state = useToolNumbers(controls);
  const { numbers } = state;
  const claiming = useMemo(() => claimingFor(numbers), [numbers]);
  const most = Math.max(...claiming.options.map(({ monthlyBenefit }) => monthlyBenefit));
  return (
    <ToolLayout
      {...props}
      question="When should you claim Social Security?"
      sentence={socialSecuritySentence(numbers, claiming)}
      controls={controls}
      state={state}
      notes={socialSecurityNotes}
      page="social-security"
      chart={
        <ChartFigure
          title={claimingTitle(claiming)}
          description={`${claimingKeyNumbers(numbers, claiming)
            .map(({ name, aside, value }) => `${name} (${aside}): ${value}.`)
            .join(
              ' ',
            )} If you live past the break-even, the later claim pays more in total. Interest is not counted. Amounts are today’s dollars.`}
          table={claimingTable(claiming)}
        >
          <Bars
            bars={claiming.options.map((option) => ({
              name: `At ${option.claimingAge}`,
              value: `${formatDollars(option.monthlyBenefit)} a month`,
              percent: (option.monthlyBenefit / most) * 100,
              isChosen: option === claiming.chosen,
            }))}
          />
        </ChartFigure>
      }
    />
  );
}
