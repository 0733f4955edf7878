import { style } from '@vanilla-extract/css';

/** Hides buttons and links in print, whatever `display` they have on screen. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' } } });
