import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], width: '100%', fontSize: '9pt', lineHeight: 1.3 } },
});

export const printedOrigin = style({ display: 'flex', alignItems: 'baseline', gap: space[4] });
globalStyle(`${printedOrigin} *`, { fontSize: 'inherit' });
