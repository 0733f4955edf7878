import { style } from '@vanilla-extract/css';
import { font, space, vars } from '../../theme/vars.css.ts';
import { responsiveTable } from '../../ui/responsive-table.ts';

const NARROW = 'screen and (max-width: 720px)';

export const list = style({ display: 'grid', gap: space[4] });

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

export const summary = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  '@media': { [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Dates are long: in the two-column layout, they take a whole row. */
export const day = style({ '@media': { [NARROW]: { gridColumn: '1 / -1' } } });

const rows = responsiveTable(NARROW);

export const empty = style([rows.empty, { display: 'grid', justifyItems: 'center', gap: space[4] }]);

export const table = style([rows.table, { borderCollapse: 'collapse' }]);

export const tableHead = style(rows.head);

export const columnHead = style([rows.columnHead, { borderBottom: `1px solid ${vars.color.line}` }]);

export const row = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [NARROW]: { display: 'block', position: 'relative', padding: `${space[3]} ${space[4]}` } },
});

export const name = style([
  rows.name,
  {
    maxWidth: '22rem',
    '@media': { [NARROW]: { display: 'block', padding: `${space[2]} ${space[8]} ${space[2]} 0` } },
  },
]);

export const cell = style(rows.cell);

export const actions = style({
  padding: `${space[1]} ${space[4]}`,
  '@media': {
    [NARROW]: { display: 'block', position: 'absolute', top: space[2], insetInlineEnd: space[2], padding: 0 },
  },
});
