import { style } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../theme/vars.css.ts';

export const content = style({
  zIndex: 25,
  display: 'grid',
  minWidth: '12rem',
  padding: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.accentSoft,
      color: vars.color.text,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});
