import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../../theme/vars.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';

/** Height of a closed step. */
const ROW = '3.5rem';
export const placeholderHeights = [ROW, ROW, ROW] as const;

export const section = style([
  notPrinted,
  {
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The steps are rendered by a script.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);
globalStyle(`${section} > h2`, { width: 'fit-content', fontSize: font.size.xl });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[aria-busy="true"]': { color: vars.color.muted } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.tap} minmax(0, 1fr)`,
  alignItems: 'start',
  borderTop: `1px solid ${vars.color.line}`,
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: ROW,
  cursor: 'pointer',
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: ROW,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  lineHeight: 1.3,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.accentSoft },
  },
});

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const title = style({
  fontWeight: 600,
  selectors: { '[data-done="true"] &': { textDecoration: 'line-through' } },
});

export const gain = style({ color: vars.color.secondary, fontSize: font.size.sm });

export const chevron = style({
  color: vars.color.accent,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const details = style({
  display: 'grid',
  gap: space[2],
  maxWidth: size.prose,
  padding: `${space[1]} ${space[2]} ${space[4]}`,
});

export const facts = style({ margin: 0, fontSize: font.size.sm });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space[2],
});
globalStyle(`${facts} dt`, { color: vars.color.secondary });
globalStyle(`${facts} dd`, { margin: 0 });
