// Entry of allocation.js, which the script loads for the attribute `tool="allocation"`.
import { allocationFields } from '@whenabouts/core';
import { allocation } from '../../view/explainers/allocation.tsx';
import { ToolLayout, type ToolProps, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

export function Tool(props: ToolProps) {
  const state = useToolNumbers(allocationFields);
  const content = allocation(state.numbers, props.translation?.allocation);
  return <ToolLayout {...props} state={state} content={content} page="allocation" />;
}
