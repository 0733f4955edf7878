// Entry of four-percent.js, which the script loads for the attribute `tool="four-percent"`.
import { fourPercentFields } from '@whenabouts/core';
import { fourPercent } from '../../view/explainers/four-percent.tsx';
import { ToolLayout, type ToolProps, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

export function Tool(props: ToolProps) {
  const state = useToolNumbers(fourPercentFields);
  const content = fourPercent(state.numbers, props.translation?.fourPercent);
  return <ToolLayout {...props} state={state} content={content} page="4-percent-rule" />;
}
