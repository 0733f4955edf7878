import { style } from '@vanilla-extract/css';
import { font, space } from '../../theme/vars.css.ts';

export const form = style({
  // The honeypot is placed relative to the form.
  position: 'relative',
  display: 'grid',
  gap: space[3],
  '@media': {
    'screen and (min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

export const thanks = style({ display: 'grid', gap: space[2], maxWidth: '34em' });

export const thanksTitle = style({ fontSize: font.size.lg });
