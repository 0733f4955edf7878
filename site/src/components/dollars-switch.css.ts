import { style } from '@vanilla-extract/css';
import { size, space } from '../theme/vars.css.ts';

export { radio } from '../ui/choices.css.ts';

export const group = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  // Both amounts are printed.
  '@media': { print: { display: 'none' } },
});

export const legend = style({ padding: 0, fontWeight: 600 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
  cursor: 'pointer',
});

export { caption as hint } from '../ui/page.css.ts';
