import type { HostPage } from './host-page.ts';
import { loadingHosts } from './loading-hosts.ts';
import { scriptHosts } from './script-hosts.ts';
import { styleHosts } from './style-hosts.ts';

/** The names of the pages that `npm test` also opens with every option. */
export const smokeHosts: readonly string[] = [
  'plain page',
  'everything unset',
  'strict CSP and Trusted Types',
  'no customElements',
  'no constructable style sheets',
  'XHTML',
  'Prototype.js',
  'sandboxed iframe',
];

export const hosts: readonly HostPage[] = [...styleHosts, ...scriptHosts, ...loadingHosts];

/** Returns true if the page can show a tool: it has the snippet, and its action needs no button that calculates. */
export const showsTools = ({ action, element, placement }: HostPage): boolean =>
  !element &&
  placement !== 'script-alone' &&
  !['move', 'press-pointer', 'change-attributes', 'many-cycles'].includes(action ?? '');
