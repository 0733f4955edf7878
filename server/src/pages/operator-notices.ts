import type { PageRenderer } from '../../contract/index.ts';
import { LOOPBACK_HOSTS } from '../../contract/index.ts';
import type { Config } from '../config/config.ts';

export const EXAMPLE_CLAIMS_NOTICE =
  'The landing page shows example testimonials and user counts, each marked “Example”. Replace them in ' +
  'site/src/app/landing/claims.ts, or set HIDE_CLAIMS=true.';

/** Many countries require a name and an address by law. */
export const OPERATOR_NOTICE =
  'The legal pages do not name who runs this site. Enter your name and address in site/src/features/legal/operator.ts.';

interface Site {
  readonly config: Pick<Config, 'hideClaims' | 'publicUrl'>;
  readonly renderer: Pick<PageRenderer, 'hasExampleClaims' | 'namesOperator'> | undefined;
}

/** Returns what the operator should change before visitors come. The start logs it as warnings on a public host. */
export function operatorNotices({ config, renderer }: Site): readonly string[] {
  return [
    ...(renderer?.hasExampleClaims && !config.hideClaims ? [EXAMPLE_CLAIMS_NOTICE] : []),
    ...(renderer?.namesOperator === false ? [OPERATOR_NOTICE] : []),
  ];
}

/** Returns true if other machines can reach the site. */
export function isPublicHost({ publicUrl }: Site['config']): boolean {
  return publicUrl !== undefined && !LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname);
}
