import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/vars.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
// All buttons fit in one row next to the calculator's inputs.
globalStyle(`${actions} > *`, {
  paddingInline: space[4],
  // On a phone, all buttons but the first fit in one row.
  '@media': { 'screen and (max-width: 26rem)': { paddingInline: space[3] } },
});
