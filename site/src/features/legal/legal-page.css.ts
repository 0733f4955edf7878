import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

export const updated = style({ fontSize: font.size.sm, color: vars.color.muted });

export const summary = style([
  prose,
  {
    padding: `${space[5]} ${space[5]}`,
    borderInlineStart: `4px solid ${vars.color.fanEdge}`,
    borderRadius: radius.medium,
    background: vars.color.accentSoft,
    '@media': { 'screen and (max-width: 360px)': { padding: space[4] } },
  },
]);
globalStyle(`${summary} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${summary} li:last-child`, { marginBlockEnd: 0 });

// Limits the line length of text, but not the width of tables.
export const section = style([prose, { maxWidth: 'none' }]);
globalStyle(`${section} > *`, { maxWidth: size.prose });
globalStyle(`${section} > table`, { maxWidth: 'none' });
globalStyle(`${section} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${section} > h2`, {
  '@media': { print: { marginBlockStart: space[5], breakAfter: 'avoid' } },
});

const NARROW = 'screen and (max-width: 47.9375rem)';
const line = `1px solid ${vars.color.line}`;

// On narrow screens, rows become cards with the column's name above each value.
export const table = style({
  width: '100%',
  marginBlock: `${space[4]} ${space[5]}`,
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: line,
  borderRadius: radius.large,
  background: vars.color.surface,
  fontSize: font.size.sm,
  lineHeight: 1.5,
  '@media': { [NARROW]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space[2],
  color: vars.color.secondary,
  textAlign: 'start',
  '@media': { [NARROW]: { display: 'block', padding: `${space[4]} ${space[4]} 0` } },
});

export const tableHead = style({ '@media': { [NARROW]: visuallyHidden } });

export const row = style({
  '@media': {
    [NARROW]: { display: 'block', padding: space[4], selectors: { '& + &': { borderTop: line } } },
    print: { breakInside: 'avoid' },
  },
});

globalStyle(`${table} tbody`, { '@media': { [NARROW]: { display: 'block' } } });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[3]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Columns are as wide as their longest word; words may break in cards.
  overflowWrap: 'break-word',
});
globalStyle(`${table} thead th`, { fontWeight: 600, color: vars.color.secondary });
globalStyle(`${table} tbody :is(th, td)`, {
  borderTop: line,
  '@media': { [NARROW]: { display: 'block', padding: 0, border: 0 } },
});
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(`${table} tbody td::before`, {
  '@media': {
    [NARROW]: {
      content: 'attr(data-label)',
      display: 'block',
      marginBlockStart: space[2],
      fontWeight: 600,
      color: vars.color.secondary,
    },
  },
});
