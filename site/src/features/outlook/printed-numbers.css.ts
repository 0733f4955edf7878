import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '../../theme/vars.css.ts';

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], width: '100%', fontSize: '9pt', lineHeight: 1.3 } },
});

export const origin = style({ display: 'flex', alignItems: 'baseline', gap: space[4] });
globalStyle(`${origin} *`, { fontSize: 'inherit' });

export const list = style({ columns: 2, columnGap: space[6], marginTop: space[2] });

export const number = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '2px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
