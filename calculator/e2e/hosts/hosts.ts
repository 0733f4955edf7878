import { furtherHosts } from './further-hosts.ts';
import type { HostPage } from './host-page.ts';
import { measuredHosts } from './measured-hosts.ts';

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

export const hosts: readonly HostPage[] = [...measuredHosts, ...furtherHosts];
