import { furtherHosts } from './further-hosts.ts';
import type { HostPage } from './host-page.ts';
import { measuredHosts } from './measured-hosts.ts';

/** The first ones that differ by browser. */
export const smokeHosts: readonly string[] = [
  'nothing special',
  'everything unset',
  'strict CSP and trusted types',
  'no registry of elements',
  'no constructed style sheets',
  'XHTML',
  'a sandboxed frame',
];

export const hosts: readonly HostPage[] = [...measuredHosts, ...furtherHosts];
