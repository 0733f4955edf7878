import { globalStyle, style } from '@vanilla-extract/css';
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
