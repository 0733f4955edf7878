import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/vars.css.ts';
import { spaceBetween } from '../../ui/layout.css.ts';
import { card } from '../../ui/page.css.ts';

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

export const comparison = style([card, { gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: space[4] }]);
