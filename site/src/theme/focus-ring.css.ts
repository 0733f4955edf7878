import { vars } from './vars.css.ts';

/** Set off from the element, because on a filled button the ring alone would not stand out. */
export const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;
