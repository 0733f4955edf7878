import { style } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../../theme/vars.css.ts';

export const button = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  // Above the calculator's bar, which sticks to the bottom of narrow pages.
  bottom: '92px',
  zIndex: 15,
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.accent,
  boxShadow: vars.shadow.floating,
  cursor: 'pointer',
  '@media': {
    'screen and (min-width: 60rem)': { bottom: space[5] },
    print: { display: 'none' },
  },
});
