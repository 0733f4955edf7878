import { globalStyle, style } from '@vanilla-extract/css';
import { font, space } from '../../../theme/vars.css.ts';
import { card } from '../../../ui/page.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';

export const section = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { gap: space[2] } },
});
globalStyle(`${section} > h2`, {
  width: 'fit-content',
  fontSize: font.size.xl,
  '@media': { print: { fontSize: '12pt' } },
});

export const levers = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gap: space[2], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', fontSize: '9pt' } },
});

export const lever = style([
  card,
  {
    gap: space[3],
    gridTemplateRows: 'auto 1fr auto',
    alignContent: 'stretch',
    justifyItems: 'start',
    padding: space[4],
    breakInside: 'avoid',
    '@media': { print: { alignContent: 'start', gap: space[1], padding: space[2], lineHeight: 1.3 } },
  },
]);
globalStyle(`${lever} button`, { '@media': { print: { display: 'none' } } });

export const leverTitle = style({
  fontSize: font.size.md,
  fontWeight: 600,
  '@media': { print: { fontSize: '10pt' } },
});

export const undo = style([
  notPrinted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
]);
