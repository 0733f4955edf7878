import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import * as page from '../../ui/page.css.ts';

export const selectionBar = style([page.spaceBetween, { '@media': { print: { display: 'none' } } }]);

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
