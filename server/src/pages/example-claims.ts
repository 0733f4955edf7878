import type { Logger } from 'pino';
import { LOOPBACK_HOSTS } from '../../contract/index.ts';
import type { Config } from '../config/config.ts';
import type { PageRenderer } from './renderer.ts';

/** Warning for the operator before the site goes public. */
export const EXAMPLE_CLAIMS_NOTE =
  'The landing page shows example testimonials and user counts, each marked “Example”. Replace them in ' +
  'site/src/app/landing/claims.ts, or set HIDE_CLAIMS=true.';

interface Options {
  readonly config: Pick<Config, 'hideClaims' | 'publicUrl'>;
  readonly renderer: Pick<PageRenderer, 'hasExampleClaims'> | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** Returns true if visitors see the examples. */
export function showsExampleClaims({ config, renderer }: Omit<Options, 'log'>): boolean {
  return renderer?.hasExampleClaims === true && !config.hideClaims;
}

/** Warns if visitors of a public host see the examples. */
export function warnOfExampleClaims({ config, renderer, log }: Options): void {
  const { publicUrl } = config;
  if (publicUrl === undefined || LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname)) return;
  if (showsExampleClaims({ config, renderer })) log.warn(EXAMPLE_CLAIMS_NOTE);
}
