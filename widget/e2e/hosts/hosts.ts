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

/**
 * The names of the pages that `npm test` opens, most of them also with every option: one for each way in which a page can get in the way
 * of the embed. `npm run test:engines` opens all pages.
 */
export const smokeHosts: readonly string[] = [
  'plain page',
  'everything unset',
  'strict CSP and Trusted Types',
  'no customElements',
  'no constructable style sheets',
  'XHTML',
  'sandboxed iframe',
  'two copies from two URLs',
  'element moved to another parent',
  ...withEveryTool,
];

/** The names of the smoke run's pages on which no option works in another way: `npm test` opens them without options. */
export const withoutOptions: readonly string[] = [
  'everything unset',
  'two copies from two URLs',
  'element moved to another parent',
];

export const hosts: readonly HostPage[] = [...styleHosts, ...scriptHosts, ...loadingHosts];

/** Actions that need the calculator's fields or its button, which tools do not have. */
const CALCULATOR_ACTIONS: readonly (Action | undefined)[] = [
  'move',
  'press-pointer',
  'change-attributes',
  'many-cycles',
];

/** Returns true if the page can show a tool: it has the published snippet, and its action also works with a tool. */
export const showsTools = ({ action, element, placement }: HostPage): boolean =>
  element === undefined && placement !== 'script-alone' && !CALCULATOR_ACTIONS.includes(action);

/** A value for every attribute, with the results of the defaults. */
export const everyOption: Record<string, string> = {
  'current-age': '35',
  'retirement-age': '65',
  'current-savings': '50000',
  'monthly-savings': '500',
  'annual-income': '70000',
  'expected-return': '7',
  inputs: 'current-age,monthly-savings',
  theme: 'light',
  accent: '#0b6b4f',
  partner: 'a-blog',
  lang: 'en-US',
  compact: 'false',
  outlook: 'true',
  'share-values': 'true',
  heading: 'When can you retire?',
  'button-text': 'Calculate Retirement',
  'link-text': 'Talk to us',
  'link-url': 'https://blog.example/contact',
  font: 'Georgia, serif',
  radius: '4',
  density: 'dense',
  // The attributes above win over the preset's attributes, such as `compact`.
  preset: 'two-questions',
};
