import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';

export const tableScroller = style({ overflowX: 'auto' });

export const answerTable = style({
  borderCollapse: 'collapse',
  // The caption is as wide as the table.
  minWidth: 'min(100%, 22rem)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
  '@media': { print: { fontSize: '9pt', lineHeight: 1.3 } },
});
globalStyle(`${answerTable} :is(th, td)`, {
  padding: `6px ${space[3]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  '@media': { print: { paddingBlock: '2px' } },
});
globalStyle(`${answerTable} thead :is(th, td)`, { borderTop: 0, fontWeight: 600 });
globalStyle(`${answerTable} :is(th, td):first-child`, { paddingInlineStart: 0 });

/** A row with different cells. */
export const differentRow = style({});
globalStyle(`${answerTable} ${differentRow} > *`, { fontWeight: 600 });

export const tableCaption = style({
  textAlign: 'start',
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

/** The header of a column. Names of plans may be long. */
export const columnHeader = style({ minWidth: '7rem', maxWidth: '18rem', overflowWrap: 'anywhere' });

// Three columns of amounts need a wide page. On a narrow one, each row has its label above its values.
const NARROW = 'screen and (max-width: 640px)';
const whenNarrow = (styles: GlobalStyleRule) => ({ '@media': { [NARROW]: styles } });
const equalColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(min-content, 1fr))`,
});
globalStyle(`${answerTable}, ${answerTable} :is(caption, thead, tbody)`, whenNarrow({ display: 'block' }));
globalStyle(
  `${answerTable} tr`,
  whenNarrow({
    display: 'grid',
    ...equalColumns(2),
    columnGap: space[2],
    padding: `${space[2]} 0`,
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: font.size.xs,
  }),
);
globalStyle(`${answerTable} tr:has(> :nth-child(4))`, whenNarrow(equalColumns(3)));
globalStyle(`${answerTable} thead tr`, whenNarrow({ borderTop: 0 }));
globalStyle(
  `${answerTable} tr > *`,
  whenNarrow({ minWidth: '0 !important', padding: '0 !important', border: '0 !important' }),
);
globalStyle(`${answerTable} tbody th`, whenNarrow({ gridColumn: '1 / -1', color: vars.color.secondary }));
globalStyle(`${answerTable} td:empty`, whenNarrow({ display: 'none' }));

/** A row whose cells are the same. A narrow page shows it on request. */
export const sameRow = style({});
globalStyle(`${answerTable}[data-folded] tr${sameRow}`, whenNarrow({ display: 'none' }));

/** The button that shows these rows. */
export const unfold = style({
  display: 'none',
  '@media': { [NARROW]: { display: 'block', marginTop: space[2] } },
});
