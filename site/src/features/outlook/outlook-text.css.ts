import { style } from '@vanilla-extract/css';
import { font, size, vars } from '../../theme/vars.css.ts';

export const prose = style({
  maxWidth: size.prose,
  '@media': { print: { maxWidth: 'none', fontSize: '9pt' } },
});

export const note = style({
  maxWidth: size.prose,
  fontSize: font.size.sm,
  color: vars.color.secondary,
  '@media': { print: { maxWidth: 'none', fontSize: '8pt' } },
});
