import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../../theme/vars.css.ts';
import { row, stack } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';

export const section = style([
  stack[4],
  {
    '@media': { print: { gap: space[2] } },
  },
]);
globalStyle(`${section} > h2`, {
  width: 'fit-content',
  fontSize: font.size.xl,
  '@media': { print: { fontSize: '12pt' } },
});

/** Small changes below the answer: on a phone, all in one row. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [PHONE]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${chips} > div`, { gridColumn: '1 / -1' });

export const chip = style({
  minHeight: size.tap,
  padding: `${space[1]} ${space[4]}`,
  border: `1.5px solid ${vars.color.accent}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.accent,
  font: 'inherit',
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
  '@media': {
    [PHONE]: {
      display: 'grid',
      alignContent: 'center',
      padding: space[2],
      borderRadius: radius.large,
      lineHeight: 1.25,
    },
  },
});
globalStyle(`${chip}[data-stale="true"] > strong`, { color: vars.color.muted });

export const levers = style({
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'grid', gap: space[2], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const lever = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '56px',
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: font.size.sm,
  breakInside: 'avoid',
  '@media': {
    print: { display: 'block', minHeight: 0, padding: 0, border: 0, fontSize: '9pt', lineHeight: 1.3 },
  },
});
globalStyle(`${lever} > *`, { gridColumn: 1 });
globalStyle(`${lever} button`, { gridArea: '1 / 2 / 3', '@media': { print: { display: 'none' } } });

export const leverTitle = style({ fontSize: font.size.md, '@media': { print: { fontSize: '10pt' } } });

export const undo = style([notPrinted, row]);
