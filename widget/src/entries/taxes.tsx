// Entry of traditional-roth.js, which the script loads for the attribute `tool="traditional-roth"`.
import { taxFields } from '@whenabouts/core';
import { taxes } from '../../view/explainers/taxes.tsx';
import { ToolLayout, type ToolProps, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

export function Tool(props: ToolProps) {
  const state = useToolNumbers(taxFields);
  const content = taxes(state.numbers, props.translation?.taxes);
  return <ToolLayout {...props} state={state} content={content} page="taxes" />;
}
