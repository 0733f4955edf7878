import { style } from '@vanilla-extract/css';
import { view } from '../theme.css.ts';

/** Too narrow for three columns. In `em`, because with large text they need more pixels. */
const NARROW = '(max-width: 26em)';

export const container = style({ containerType: 'inline-size', minWidth: 0 });

export const keyNumbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px 24px',
  margin: 0,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const keyNumber = style({
  display: 'grid',
  alignContent: 'end',
  gap: '4px',
  lineHeight: 1.4,
  '@container': {
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, max-content)',
      alignItems: 'end',
      columnGap: '12px',
      paddingTop: '12px',
      borderTop: `1px solid ${view.color.line}`,
    },
  },
});

export const name = style({ fontSize: '0.88em' });

// A separate line: next to names of different lengths, only some would wrap.
export const aside = style({ display: 'block', color: view.color.secondary, whiteSpace: 'nowrap' });

export const value = style({
  margin: 0,
  fontFamily: view.font.display,
  fontSize: '1.18em',
  fontWeight: 600,
  lineHeight: 1.2,
  '@container': { [NARROW]: { fontSize: '1em', textAlign: 'end' } },
});
