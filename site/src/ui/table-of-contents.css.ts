import { style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';
import { plainList, stack } from './layout.css.ts';

/** Media query for windows in which the table of contents fits next to the text. */
export const TWO_COLUMNS = 'screen and (min-width: 64rem)';

/** Columns for the text and the table of contents. Pages define the rows. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 44rem) 16rem', justifyContent: 'space-between' },
    print: { display: 'block' },
  },
});

/** The column of the table of contents. Pages define its row. */
export const contentsColumn = style({ '@media': { [TWO_COLUMNS]: { gridColumn: 2 } } });

export const contents = style({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  '@media': {
    [TWO_COLUMNS]: {
      position: 'sticky',
      top: `calc(${size.header} + ${space[6]})`,
      maxHeight: `calc(100vh - ${size.header} - 2 * ${space[6]})`,
      overflowY: 'auto',
      padding: `0 0 0 ${space[4]}`,
      border: 0,
      borderRadius: 0,
      borderInlineStart: `1.5px solid ${vars.color.fanEdge}`,
      background: 'none',
    },
  },
});

export const title = style({ fontSize: font.size.sm, fontWeight: 600 });

export const list = style([plainList, { marginTop: space[1] }]);

export const link = style({
  display: 'block',
  paddingBlock: '6px',
  fontSize: font.size.sm,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** A page with a header, and below it the text and its table of contents. */
export const layout = style([columns, { gap: `${space[6]} ${space[8]}` }]);

export const head = style([
  stack[4],
  {
    '@media': { [TWO_COLUMNS]: { gridColumn: '1 / -1' } },
  },
]);

export const contentsBelowHead = style([contentsColumn, { '@media': { [TWO_COLUMNS]: { gridRow: 2 } } }]);

export const textBelowHead = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [TWO_COLUMNS]: { gridColumn: 1, gridRow: 2 },
    print: { display: 'block', marginTop: space[5] },
  },
});
