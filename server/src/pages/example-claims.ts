import type { Logger } from 'pino';
import { LOOPBACK_HOSTS } from '../../contract/index.ts';
import type { Config } from '../config/config.ts';
import type { PageRenderer } from './renderer.ts';

/** Warning for the operator before the site goes public. */
export const EXAMPLE_CLAIMS_NOTE =
  'The landing page shows example testimonials and user counts, each marked “Example”. Replace them in ' +
  'site/src/app/landing/claims.ts, or set HIDE_CLAIMS=true.';

/** Warning for the operator: many countries require a name and an address by law. */
export const OPERATOR_NOTE =
  'The legal pages do not name who runs this site. Enter your name and address in site/src/features/legal/operator.ts.';

interface Options {
  readonly config: Pick<Config, 'hideClaims' | 'publicUrl'>;
  readonly renderer: Pick<PageRenderer, 'hasExampleClaims'> | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** Warns if visitors of a public host see the examples. */
export function warnOfExampleClaims({ config, renderer, log }: Options): void {
  const areShown = renderer?.hasExampleClaims === true && !config.hideClaims;
  if (isPublic(config) && areShown) log.warn(EXAMPLE_CLAIMS_NOTE);
}

interface OperatorOptions {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly renderer: Pick<PageRenderer, 'namesOperator'> | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** Warns if the legal pages of a public host do not name the operator. */
export function warnOfMissingOperator({ config, renderer, log }: OperatorOptions): void {
  if (isPublic(config) && renderer?.namesOperator === false) log.warn(OPERATOR_NOTE);
}

function isPublic({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl !== undefined && !LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname);
}
