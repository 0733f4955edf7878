import { style } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../theme/vars.css.ts';

export const fileInput = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.tap,
  font: 'inherit',
  color: vars.color.text,
  '::file-selector-button': {
    minHeight: size.tap,
    marginInlineEnd: space[3],
    padding: `0 ${space[4]}`,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: radius.medium,
    background: vars.color.surface,
    color: vars.color.accent,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
});
