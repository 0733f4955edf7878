import { style } from '@vanilla-extract/css';

export const label = style({
  // On a phone, the name shares the header with four other items.
  maxWidth: 'min(10rem, 20vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
