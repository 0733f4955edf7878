import { vars } from './vars.css.ts';

/** Has an offset because the ring alone would not be visible on a filled button. */
export const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;
