import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { list as cards } from '../../ui/link-card.css.ts';

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  background: vars.color.sunken,
});

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[3],
  padding: space[5],
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  fontSize: font.size.sm,
  color: vars.color.muted,
});

export const badge = style({
  padding: `2px ${space[3]}`,
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: 600,
});

export const list = style([
  cards,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
]);

/** Height of a skeleton card: a title of two lines and an excerpt of three. */
export const CARD_HEIGHT = '30.5rem';
