import { style } from '@vanilla-extract/css';

/** What does nothing on paper: buttons, and ways to other pages. Wins over whatever sets it out on a screen. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' } } });
