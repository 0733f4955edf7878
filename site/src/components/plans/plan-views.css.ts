import { style } from '@vanilla-extract/css';
import { size, space, vars } from '../../theme/vars.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';

export const views = style([
  notPrinted,
  { display: 'flex', gap: space[1], width: '100%', borderBottom: `1px solid ${vars.color.line}` },
]);

/** Looks like a tab. */
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  padding: `0 ${space[4]} 3px`,
  color: vars.color.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      paddingBottom: 0,
      borderBottom: `3px solid ${vars.color.you}`,
      color: vars.color.text,
    },
  },
});
