import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { responsiveTable } from '../../ui/responsive-table.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

/** Minimum width of the table, in pixels: it has ten columns. On narrower pages and on paper, each plan is a card. */
const TABLE_WIDTH = 1120;
export const NARROW = `(max-width: ${TABLE_WIDTH - 1}px)`;
export const WIDE = `(min-width: ${TABLE_WIDTH}px)`;

const line = `1px solid ${vars.color.line}`;

const rowStyles = responsiveTable(NARROW);

export const table = style([
  rowStyles.table,
  {
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@media': { [NARROW]: { border: 0, background: 'none' } },
  },
]);

export const tableHead = style(rowStyles.head);

const cellPadding = `${space[3]} ${space[2]}`;

export const columnHeader = style([
  rowStyles.columnHeader,
  {
    padding: cellPadding,
    borderBottom: line,
    lineHeight: 1.3,
    verticalAlign: 'bottom',
    selectors: { '&:first-child': { paddingInlineStart: space[4] } },
  },
]);

export const sortButton = style({
  minHeight: '28px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

/** Shows the order of the sorted column, and that the others can be sorted. */
export const sortArrow = style({ marginInlineStart: space[1], verticalAlign: '-0.15em' });

export const dollarsNote = style({ display: 'block', fontSize: font.size.xs, fontWeight: 400 });

export const rows = style({
  '@media': {
    [NARROW]: {
      display: 'grid',
      gap: space[4],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    },
  },
});

export const row = style({
  '@media': {
    [NARROW]: {
      display: 'block',
      position: 'relative',
      padding: `${space[3]} ${space[4]}`,
      border: line,
      borderRadius: radius.large,
      background: vars.color.surface,
    },
  },
});

globalStyle(`${row} + ${row} > *`, { '@media': { [WIDE]: { borderTop: line } } });

/** The column of names, the widest one. Other columns are as narrow as their longest word or number. */
export const nameCell = style([
  rowStyles.name,
  {
    width: '22%',
    minWidth: '12rem',
    verticalAlign: 'top',
    '@media': {
      [NARROW]: {
        display: 'block',
        width: 'auto',
        minWidth: 0,
        padding: `${space[2]} ${space[8]} ${space[2]} 0`,
      },
    },
  },
]);

const cell = style([
  rowStyles.cell,
  {
    padding: cellPadding,
    verticalAlign: 'top',
    '@media': { [NARROW]: { alignItems: 'baseline', padding: `${space[1]} 0` } },
  },
]);

/** Wide enough for "You'd like 65: works in". A narrow card begins with it. */
export const ageCell = style([
  cell,
  {
    minWidth: '10.75rem',
    '@media': { [NARROW]: { display: 'block', textAlign: 'start', '::before': { display: 'block' } } },
  },
]);
/** Cells that a narrow card on a screen shows once its details are open. */
const folded = {
  '@media': {
    [`screen and ${NARROW}`]: { selectors: { 'tr:not([data-open]) > &': { display: 'none' } } },
  },
} as const;
export const foldedCell = style([cell, folded]);

export const stackedValues = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': { [NARROW]: { selectors: { [`td:not(${ageCell}) > &`]: { justifyItems: 'end' } } } },
});

// The dots begin where the text above them does.
globalStyle(`${stackedValues} > svg`, { margin: '0 0 0.25em' });

/** The name of the dollars. On wide pages, the column's header has it instead. */
export const dollars = style({
  display: 'none',
  '@media': { [NARROW]: { display: 'inline' } },
});

export const dateCell = style([cell, { whiteSpace: 'nowrap' }]);
export const foldedDateCell = style([dateCell, folded]);

/** The choices at the end of a row or a card. */
export const choicesCell = style([
  cell,
  { '@media': { [NARROW]: { alignItems: 'center', '::before': { visibility: 'hidden' } } } },
]);
export const detailsButton = style({
  minHeight: size.tap,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  fontSize: font.size.sm,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { [WIDE]: { display: 'none' } },
});

/** Visible on narrow pages only: on wide ones, the column's header has this text. */
export const selectionLabel = style({ '@media': { [WIDE]: visuallyHidden } });

export const selection = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
  // As high as one line of the other cells, with a target that reaches beyond it.
  margin: `-${space[2]} 0`,
  fontSize: font.size.sm,
  cursor: 'pointer',
  // The only plan has nothing to be compared with.
  '@media': { [NARROW]: { selectors: { 'tr:only-child &': { display: 'none' } } } },
});

export const actionsCell = style({
  padding: `${space[1]} ${space[2]}`,
  verticalAlign: 'top',
  '@media': {
    [NARROW]: { display: 'block', position: 'absolute', top: space[2], insetInlineEnd: space[2], padding: 0 },
  },
});

// The focus of a control in a row must not be below the bar.
globalStyle(`${rows} :is(a, button, input)`, { scrollMarginBottom: '6rem' });
