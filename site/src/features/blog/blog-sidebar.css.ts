import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const sidebar = style({ display: 'grid', alignContent: 'start', gap: space[6] });

/** The search and the categories. On narrow pages, they are above the articles and the sidebar is below. */
export const wideOnly = style({ '@media': { 'screen and (max-width: 59.99rem)': { display: 'none' } } });

export const section = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1.5px solid ${vars.color.fanEdge}`,
});

export const heading = style({ fontSize: font.size.lg });

export const list = style({ display: 'grid', gap: space[1], padding: 0, listStyle: 'none' });

export const link = style({
  display: 'inline-block',
  minWidth: '24px',
  paddingBlock: space[1],
  color: vars.color.text,
  textDecorationColor: vars.color.line,
  selectors: {
    '&[aria-current]': { color: vars.color.accent, fontWeight: 600, textDecorationColor: 'currentColor' },
  },
});

export const category = style([link, { textTransform: 'capitalize' }]);

export const date = style({ display: 'block', fontSize: font.size.sm, color: vars.color.muted });

export const count = style({ color: vars.color.muted });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  display: 'inline-block',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.secondary,
  fontSize: font.size.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.fanEdge, color: vars.color.accent },
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.accent, fontWeight: 600 },
    '&::before': { content: '"#"', color: vars.color.muted },
  },
});
