// Entry of social-security.js, which the script loads for the attribute `tool="social-security"`.
import { socialSecurityFields } from '@whenabouts/core';
import { socialSecurity } from '../../view/explainers/social-security.tsx';
import { ToolLayout, type ToolProps, useToolNumbers } from '../tools/tool.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

export function Tool(props: ToolProps) {
  const state = useToolNumbers(socialSecurityFields);
  const content = socialSecurity(state.numbers, props.translation?.socialSecurity);
  return <ToolLayout {...props} state={state} content={content} page="social-security" />;
}
