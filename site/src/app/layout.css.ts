import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme/vars.css.ts';

export const skipLink = style({
  position: 'absolute',
  zIndex: 40,
  top: space[2],
  insetInlineStart: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.surface,
  color: vars.color.accent,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0 } },
  '@media': { print: { display: 'none' } },
});
