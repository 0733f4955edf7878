// Entry of social-security.js, which the script loads for the attribute `tool="social-security"`.
import { formatDollars, socialSecurityFields } from '@whenabouts/core';
import { useMemo } from 'react';
import {
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  socialSecurityMessages,
} from '../../view/explainers/social-security-text.ts';
import { Bars, ToolLayout, type ToolProps, translateLabels, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

const { claimingAge, ...others } = socialSecurityFields;
/** The claiming age, which the reader decides about, comes first. */
const controls = { claimingAge, ...others };

export function Tool(props: ToolProps) {
  const messages = props.translation?.socialSecurity ?? socialSecurityMessages;
  const state = useToolNumbers(controls);
  const { numbers } = state;
  const claiming = useMemo(() => claimingFor(numbers), [numbers]);
  const most = Math.max(...claiming.options.map(({ monthlyBenefit }) => monthlyBenefit));
  return (
    <ToolLayout
      {...props}
      messages={messages}
      sentence={messages.sentence(numbers, claiming)}
      controls={translateLabels(controls, messages.label)}
      state={state}
      page="social-security"
      title={messages.title(claiming)}
      description={messages.description(claimingKeyNumbers(numbers, claiming, messages.keyNumbers))}
      table={claimingTable(claiming, messages.table)}
    >
      <Bars
        bars={claiming.options.map((option) => ({
          name: messages.at(option.claimingAge),
          value: messages.aMonth(formatDollars(option.monthlyBenefit)),
          percent: (option.monthlyBenefit / most) * 100,
          isChosen: option === claiming.chosen,
        }))}
      />
    </ToolLayout>
  );
}
