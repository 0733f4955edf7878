import { style } from '@vanilla-extract/css';
import { space, vars } from '../../theme/vars.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { selectedTabLook, tabLook } from '../../ui/tabs.css.ts';

export const views = style([
  notPrinted,
  { display: 'flex', gap: space[1], width: '100%', borderBottom: `1px solid ${vars.color.line}` },
]);

export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  ...tabLook,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current]': selectedTabLook },
});
