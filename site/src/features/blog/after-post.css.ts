import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const after = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  marginTop: space[5],
  '@media': { print: { display: 'none' } },
});

export const calculator = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: space[5],
  borderRadius: radius.large,
  background: vars.color.youSoft,
});

export const related = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const title = style({ fontSize: font.size.xl });
