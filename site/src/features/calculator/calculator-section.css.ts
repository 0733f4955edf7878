import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const section = style({ display: 'grid', gap: space[5] });

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});

export const hint = style({ fontSize: font.size.sm, color: vars.color.secondary });

export const banner = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '68px',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.youSoft,
  color: vars.color.text,
});
