import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/vars.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
// All of them fit in one row next to the calculator's inputs.
globalStyle(`${row} > *`, {
  paddingInline: space[4],
  // All but the first one fit in one row of a phone.
  '@media': { 'screen and (max-width: 26rem)': { paddingInline: space[3] } },
});
