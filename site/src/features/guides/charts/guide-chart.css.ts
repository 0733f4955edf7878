import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../../theme/vars.css.ts';

export const figure = style({
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  lineHeight: 1.5,
  '@media': { 'screen and (max-width: 30rem)': { padding: space[4] } },
});
// Overrides the margins of running text.
globalStyle(`${figure} > :is(figcaption, p, div)`, { margin: 0 });
