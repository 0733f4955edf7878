import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../theme/vars.css.ts';

export const progress = style({ flex: 1, minWidth: '8rem' });

export const legend = style({ padding: 0, fontWeight: 600 });

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[2],
  maxHeight: '18rem',
  marginTop: space[2],
  padding: space[1],
  overflow: 'auto',
});

export const image = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[2],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: radius.small,
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: vars.color.accent, background: vars.color.accentSoft } },
});

export const thumbnail = style({
  width: '100%',
  height: '80px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  objectFit: 'contain',
});

export const imageName = style({ display: 'flex', gap: space[2], overflowWrap: 'anywhere' });

export const smallThumbnail = style([thumbnail, { width: '96px', height: '72px' }]);
