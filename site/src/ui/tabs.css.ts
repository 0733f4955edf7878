import { style } from '@vanilla-extract/css';
import { size, space, vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
});

/** The look of a tab, also for links. */
export const tabLook = {
  minHeight: size.tap,
  // A transparent border would be drawn with forced colors.
  padding: `0 ${space[4]} 3px`,
  color: vars.color.secondary,
} as const;

export const selectedTabLook = {
  paddingBottom: 0,
  borderBottom: `3px solid ${vars.color.you}`,
  color: vars.color.text,
} as const;

export const trigger = style({
  ...tabLook,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accent }, '&[data-selected]': selectedTabLook },
});
