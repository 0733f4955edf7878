import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

export const remark = style({
  fontSize: font.size.sm,
  color: vars.color.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const preview = style({ display: 'grid', gap: space[2] });

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

export const upload = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
