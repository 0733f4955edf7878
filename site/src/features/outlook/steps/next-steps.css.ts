import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../../theme/vars.css.ts';
import { plainList, spaceBetween, stack } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';

/** Height of a closed step. */
const ROW = '3.5rem';
export const placeholderHeights = [ROW, ROW, ROW] as const;

export const section = style([
  notPrinted,
  stack[3],
  {
    alignContent: 'start',
    // Nothing below moves when the steps arrive.
    minHeight: '15.5rem',
    '@media': {
      '(max-width: 34rem)': { minHeight: '23.75rem' },
      // The steps are rendered by a script.
      '(scripting: none)': { display: 'none' },
    },
  },
]);
globalStyle(`${section} > h2`, { width: 'fit-content', fontSize: font.size.xl });

export const list = style([
  plainList,
  { margin: 0, selectors: { '&[aria-busy="true"]': { color: vars.color.muted } } },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.tap} minmax(0, 1fr)`,
});

export const tick = style({ display: 'grid', placeItems: 'center', height: ROW });

export const names = style([spaceBetween, { gap: `0 ${space[4]}` }]);

export const title = style({
  fontWeight: 600,
  selectors: { '[data-done="true"] &': { textDecoration: 'line-through' } },
});

export const details = style([
  stack[2],
  { maxWidth: size.prose, padding: `${space[1]} ${space[2]} ${space[4]}` },
]);
