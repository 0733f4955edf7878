import type { GlobalStyleRule } from '@vanilla-extract/css';

/** Windows as narrow as a phone in portrait. */
export const PHONE = 'screen and (max-width: 480px)';

/** Windows with room for two columns. */
export const WIDE = 'screen and (min-width: 60rem)';
export const BELOW_WIDE = 'screen and (max-width: 59.99rem)';

/** High-contrast modes, in which the browser replaces all colors by the system's. */
export const FORCED_COLORS = '(forced-colors: active)';

/** Applies a global style in print only. */
export const printed = (rule: GlobalStyleRule) => ({ '@media': { print: rule } }) as const;
