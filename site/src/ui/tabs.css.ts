import { style } from '@vanilla-extract/css';
import { size, space, vars } from '../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: space[5] });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const trigger = style({
  minHeight: size.tap,
  padding: `0 ${space[4]}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: vars.color.secondary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[data-selected]': { color: vars.color.text, borderBottomColor: vars.color.you },
  },
});

export const content = style({ display: 'grid', gap: space[5] });
