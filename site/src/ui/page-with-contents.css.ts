import { style } from '@vanilla-extract/css';
import { space } from '../theme/vars.css.ts';
import { columns, contentsColumn, TWO_COLUMNS } from './table-of-contents.css.ts';

/** A page with a header, and below it the text and its table of contents. */
export const layout = style([columns, { gap: `${space[6]} ${space[8]}` }]);

export const head = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [TWO_COLUMNS]: { gridColumn: '1 / -1' } },
});

export const contents = style([contentsColumn, { '@media': { [TWO_COLUMNS]: { gridRow: 2 } } }]);

export const text = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [TWO_COLUMNS]: { gridColumn: 1, gridRow: 2 },
    print: { display: 'block', marginTop: space[5] },
  },
});
