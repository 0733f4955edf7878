import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';

/** Three columns on wide screens. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    'screen and (min-width: 60rem)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'start',
    },
  },
});
