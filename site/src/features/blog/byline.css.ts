import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const initials = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25em',
  height: '2.25em',
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: 600,
  lineHeight: 1,
});
