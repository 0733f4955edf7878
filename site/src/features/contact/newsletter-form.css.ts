import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';

export const form = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  '@media': {
    'screen and (min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

export const thanks = style({ maxWidth: '34em' });
