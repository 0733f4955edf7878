import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';

export const head = style({ display: 'grid', gap: space[3] });

export const onward = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});
