import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme/vars.css.ts';

export const list = style({ columns: 2, columnGap: space[6], marginTop: space[2] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '2px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
