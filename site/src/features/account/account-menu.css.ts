import { style } from '@vanilla-extract/css';

export const label = style({
  // On a phone the name shares its line with four other things.
  maxWidth: 'min(10rem, 20vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
