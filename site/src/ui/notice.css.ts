import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../theme/vars.css.ts';

export const problem = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `4px solid ${vars.color.danger}`,
  borderRadius: radius.small,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
});

export const title = style({ fontFamily: font.text, fontSize: font.size.md, fontWeight: 600 });

export const list = style({ paddingLeft: space[4] });

export const link = style({ color: 'inherit', selectors: { '&:hover': { color: 'inherit' } } });
