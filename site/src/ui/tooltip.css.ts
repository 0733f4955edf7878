import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../theme/vars.css.ts';

export const content = style({
  zIndex: 30,
  maxWidth: '18rem',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: font.size.sm,
});
