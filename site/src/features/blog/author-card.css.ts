import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '38rem',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
});

export const initials = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '3.25rem',
  height: '3.25rem',
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: 600,
});

export const text = style({ display: 'grid' });

export const title = style({ fontSize: font.size.sm, color: vars.color.secondary });
