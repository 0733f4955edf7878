import { style } from '@vanilla-extract/css';
import { size, space, vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const trigger = style({
  minHeight: size.tap,
  // A transparent border would be drawn with forced colors.
  padding: `0 ${space[4]} 3px`,
  border: 0,
  background: 'transparent',
  color: vars.color.secondary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[data-selected]': {
      paddingBottom: 0,
      borderBottom: `3px solid ${vars.color.you}`,
      color: vars.color.text,
    },
  },
});
