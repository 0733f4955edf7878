import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE } from '../../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';
import { button } from '../../../ui/button.css.ts';
import { responsiveTable } from '../../../ui/responsive-table.ts';

const NARROW = 'screen and (max-width: 1080px)';

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

const rows = responsiveTable(NARROW);

export const table = style([
  rows.table,
  { borderCollapse: 'separate', borderSpacing: 0, overflow: 'hidden' },
]);

export const tableHead = style(rows.head);

const line = `1px solid ${vars.color.line}`;

export const columnHeader = style([
  rows.columnHeader,
  // Aligns the header with the text of the buttons below.
  { selectors: { '&:last-child': { paddingInlineStart: `calc(${space[4]} + ${space[3]} + 1.5px)` } } },
]);

export const row = style({
  '@media': {
    [NARROW]: {
      display: 'block',
      padding: space[4],
      selectors: { '& + &': { borderTop: line } },
    },
  },
});

const ruled = style({ borderTop: line, '@media': { [NARROW]: { border: 0 } } });

export const titleCell = style([
  ruled,
  rows.name,
  {
    // Long titles wrap, so that dates and categories stay on one line.
    maxWidth: '28rem',
    '@media': { [NARROW]: { display: 'block', maxWidth: 'none', padding: `0 0 ${space[2]}` } },
  },
]);

export const cell = style([ruled, rows.cell]);

export const date = style({ whiteSpace: 'nowrap' });

export const states = style({ display: 'grid', justifyItems: 'start', gap: space[1] });

const badge = style({
  padding: `0 ${space[2]}`,
  borderRadius: radius.pill,
  fontSize: font.size.sm,
  fontWeight: 600,
});

export const state = styleVariants({
  draft: [badge, { background: vars.color.sunken, color: vars.color.secondary }],
  scheduled: [badge, { background: vars.color.warningSoft, color: vars.color.warning }],
  published: [badge, { background: vars.color.accentSoft, color: vars.color.accent }],
});

export const actionsCell = style([
  ruled,
  {
    width: '1%',
    padding: `${space[1]} ${space[4]}`,
    whiteSpace: 'nowrap',
    '@media': { [NARROW]: { display: 'block', width: 'auto', padding: `${space[2]} 0 0` } },
  },
]);

export const actionRow = style({
  display: 'flex',
  '@media': {
    [NARROW]: { marginInlineStart: `calc(-1 * ${space[3]})` },
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, max-content)',
      justifyItems: 'start',
      gap: space[1],
    },
  },
});

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
});

export const pageButton = style([
  button.secondary,
  {
    padding: `${space[1]} ${space[4]}`,
    selectors: { '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.55 } },
  },
]);
