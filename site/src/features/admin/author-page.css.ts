import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';

/** Side by side where there is room, with their inputs in line. */
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
