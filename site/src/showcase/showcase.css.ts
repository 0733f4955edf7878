import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../theme/vars.css.ts';

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  height: '100dvh',
});

export const theme = style({ width: '100%', height: '100%', border: 0 });

export const component = style({
  display: 'grid',
  gap: space[5],
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.line}`,
});

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space[6],
  alignItems: 'start',
});

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  justifyItems: 'stretch',
});

export const name = style({ fontSize: font.size.xs, color: vars.color.muted });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[3],
});

export const swatch = style({
  height: '3rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
});

export const sizes = style({ display: 'grid', gap: space[3], fontFamily: font.display });
