import { style } from '@vanilla-extract/css';
import { font, space, vars } from '../../theme/vars.css.ts';

const NARROW = 'screen and (max-width: 40rem)';

export const keyNumbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[3]} ${space[5]}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const keyNumber = style({
  display: 'grid',
  alignContent: 'end',
  gap: space[1],
  fontSize: font.size.sm,
  lineHeight: 1.4,
  '@media': {
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, max-content)',
      alignItems: 'end',
      columnGap: space[3],
      paddingTop: space[3],
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

// A separate line: next to names of different lengths, only some would wrap.
export const aside = style({ display: 'block', color: vars.color.secondary, whiteSpace: 'nowrap' });

export const value = style({
  fontFamily: font.display,
  fontSize: font.size.lg,
  fontWeight: 600,
  lineHeight: 1.2,
  '@media': { [NARROW]: { fontSize: font.size.md, textAlign: 'end' } },
});
