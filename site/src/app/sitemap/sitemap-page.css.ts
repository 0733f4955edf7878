import { style } from '@vanilla-extract/css';
import { font, space } from '../../theme/vars.css.ts';
import { card } from '../../ui/page.css.ts';

// Columns instead of a grid, because the groups differ a lot in length.
export const groups = style({
  columns: '20rem auto',
  columnGap: space[5],
  '@media': { print: { columns: 2 } },
});

export const group = style([
  card,
  { marginBlockEnd: space[5], breakInside: 'avoid', '@media': { print: { border: 0, padding: 0 } } },
]);

export const groupTitle = style({ fontSize: font.size.xl });

export const link = style({ display: 'block', paddingBlock: '6px', lineHeight: 1.35 });
