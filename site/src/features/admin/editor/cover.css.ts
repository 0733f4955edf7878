import { style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const remark = style({
  fontSize: font.size.sm,
  color: vars.color.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const figure = style({ display: 'grid', gap: space[2] });

export const cover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1200 / 630',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
  color: vars.color.secondary,
  fontSize: font.size.sm,
});

export const coverImage = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' });

export const library = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[2],
  maxHeight: '18rem',
  marginTop: space[2],
  padding: space[1],
  overflow: 'auto',
});

export const picture = style({
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
  borderRadius: radius.small,
  background: vars.color.sunken,
  objectFit: 'contain',
});

export const pictureName = style({ display: 'flex', gap: space[2], overflowWrap: 'anywhere' });

export const radio = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: vars.color.accent,
});

export const upload = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const file = style({
  maxWidth: '100%',
  minHeight: size.tap,
  font: 'inherit',
  color: vars.color.secondary,
  selectors: {
    '&::file-selector-button': {
      minHeight: size.tap,
      marginInlineEnd: space[3],
      padding: `0 ${space[4]}`,
      border: `1.5px solid ${vars.color.control}`,
      borderRadius: radius.medium,
      background: vars.color.surface,
      color: vars.color.accent,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});

export const running = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const progress = style({ flex: 1, minWidth: '8rem', accentColor: vars.color.accent });
