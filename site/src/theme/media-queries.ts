/** Windows as narrow as a phone in portrait. */
export const PHONE = 'screen and (max-width: 480px)';

/** High-contrast modes, in which the browser replaces all colors by the system's. */
export const FORCED_COLORS = '(forced-colors: active)';
