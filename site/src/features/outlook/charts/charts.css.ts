import { style } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';

/** Buttons, which do nothing in print and without scripts. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** The numbers at the point that is being read. As high as the longest text, so that nothing below it moves. */
export const reading = style({
  minHeight: '2lh',
  '@container': { 'chart (max-width: 420px)': { minHeight: '3lh' } },
  fontSize: font.size.sm,
  lineHeight: 1.45,
  color: vars.color.secondary,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
