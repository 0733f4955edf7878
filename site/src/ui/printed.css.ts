import { style } from '@vanilla-extract/css';
import { font } from '../theme/vars.css.ts';

/** Hides buttons and links in print, whatever `display` they have on screen. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' } } });

export const printedUrl = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: font.size.sm, overflowWrap: 'anywhere' } },
});
