import type { Action, HostPage } from './host-page.ts';
import { loadingHosts } from './loading-hosts.ts';
import { scriptHosts } from './script-hosts.ts';
import { styleHosts } from './style-hosts.ts';

/** The names of the pages without built-ins that one of the tools might use. `npm test` opens them with every tool. */
export const withEveryTool: readonly string[] = [
  'Prototype.js',
  'replaced globals',
  'no replaceAll, no Object.fromEntries',
];

/** The names of the pages that `npm test` also opens with a tool and with every option. */
export const smokeHosts: readonly string[] = [
  'plain page',
  'everything unset',
  'strict CSP and Trusted Types',
  'no customElements',
  'no constructable style sheets',
  'XHTML',
  'sandboxed iframe',
  ...withEveryTool,
];

export const hosts: readonly HostPage[] = [...styleHosts, ...scriptHosts, ...loadingHosts];

/** Actions that need the calculator's fields or its button, which tools do not have. */
const CALCULATOR_ACTIONS: readonly (Action | undefined)[] = [
  'move',
  'press-pointer',
  'change-attributes',
  'many-cycles',
];

/** Returns true if the page can show a tool instead of the calculator: it has the snippet, and its action works for both. */
export const showsTools = ({ action, element, placement }: HostPage): boolean =>
  element === undefined && placement !== 'script-alone' && !CALCULATOR_ACTIONS.includes(action);
