import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { spaceBetween } from '../../ui/layout.css.ts';
import { responsiveTable } from '../../ui/responsive-table.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

/** Minimum width of the table, in pixels: it has ten columns. On narrower pages and on paper, each plan is a card. */
const TABLE_WIDTH = 1120;
export const NARROW = `(max-width: ${TABLE_WIDTH - 1}px)`;
const WIDE = `(min-width: ${TABLE_WIDTH}px)`;

const line = `1px solid ${vars.color.line}`;

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

/** One slim row below the plans. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: space[3],
  border: line,
  borderRadius: radius.medium,
});

export const fact = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const factValue = style({ fontWeight: 600 });

const rowStyles = responsiveTable(NARROW);

export const noPlans = style([rowStyles.empty, { display: 'grid', justifyItems: 'center', gap: space[4] }]);

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

/** A header that sorts. */
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

export const cell = style([
  rowStyles.cell,
  {
    padding: cellPadding,
    verticalAlign: 'top',
    '@media': { [NARROW]: { alignItems: 'baseline', padding: `${space[1]} 0` } },
  },
]);

/** Wide enough for "You'd like 65: works in". */
export const ageCell = style([cell, { minWidth: '10.75rem' }]);
// On narrow cards, its label is next to it and would make it wrap.
globalStyle(`${ageCell} *`, { whiteSpace: 'nowrap' });

/** The parts of the household that the answer includes. As wide as the lines above. */
export const household = style({ width: 0, minWidth: '100%' });
globalStyle(`${ageCell} ${household}`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** Two values, one below the other. */
export const stackedValues = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': { [NARROW]: { justifyItems: 'end' } },
});

// The dots begin where the text above them does.
globalStyle(`${stackedValues} > svg`, { marginInline: 0 });

/** The name of the dollars. On wide pages, the column's header has it instead. */
export const dollars = style({
  display: 'none',
  '@media': { [NARROW]: { display: 'inline' } },
});

/** The placeholder of an age that has not been solved yet, as high as the lines and the dots of a solved age. */
export const pendingAge = style([
  stackedValues,
  { width: '100%', paddingBottom: '0.75em', borderRadius: radius.small, background: vars.color.sunken },
]);

/** A date does not break in its column. */
export const dateCell = style([cell, { whiteSpace: 'nowrap' }]);

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

export const selectionBar = style([spaceBetween, { '@media': { print: { display: 'none' } } }]);

/** Stays in view while the list scrolls, with the button that the selection leads to. */
export const stickySelectionBar = style([
  selectionBar,
  {
    position: 'sticky',
    bottom: space[3],
    zIndex: 2,
    padding: `${space[2]} ${space[4]}`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: radius.large,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.floating,
  },
]);

export const comparison = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  scrollMarginTop: space[4],
  '@media': { 'screen and (max-width: 360px)': { padding: space[4] } },
});

// Three columns of amounts need a wide page. On a narrow one, each row has its label above its values.
const NARROW_COMPARISON = 'screen and (max-width: 640px)';
const whenNarrow = (styles: GlobalStyleRule) => ({ '@media': { [NARROW_COMPARISON]: styles } });
const equalColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(min-content, 1fr))`,
});
globalStyle(`${comparison} :is(table, caption, thead, tbody)`, whenNarrow({ display: 'block' }));
globalStyle(
  `${comparison} tr`,
  whenNarrow({
    display: 'grid',
    ...equalColumns(2),
    columnGap: space[2],
    padding: `${space[2]} 0`,
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: font.size.xs,
  }),
);
globalStyle(`${comparison} tr:has(> :nth-child(4))`, whenNarrow(equalColumns(3)));
globalStyle(`${comparison} thead tr`, whenNarrow({ borderTop: 0 }));
globalStyle(
  `${comparison} tr > *`,
  whenNarrow({ minWidth: '0 !important', padding: '0 !important', border: '0 !important' }),
);
globalStyle(`${comparison} tbody th`, whenNarrow({ gridColumn: '1 / -1', color: vars.color.secondary }));
globalStyle(`${comparison} td:empty`, whenNarrow({ display: 'none' }));
