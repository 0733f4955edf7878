import { style } from '@vanilla-extract/css';
import { PHONE } from '../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { card, list as cards } from '../../ui/link-card.css.ts';

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  background: vars.color.sunken,
  '@media': { [PHONE]: { aspectRatio: '5 / 2' } },
});

const WIDE = 'screen and (min-width: 42rem)';

export const featured = style([
  card,
  { '@media': { [WIDE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } } },
]);

export const featuredCover = style([
  cover,
  { '@media': { [WIDE]: { height: '100%', aspectRatio: 'auto', minHeight: '16rem' } } },
]);

export const featuredTitle = style({ fontSize: font.size.xl, lineHeight: 1.2 });

export const cardBody = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[3],
  padding: space[5],
  '@media': { [PHONE]: { gap: space[2], padding: space[4] } },
});

export const metadata = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  fontSize: font.size.sm,
  color: vars.color.muted,
});

export const categoryBadge = style({
  padding: `2px ${space[3]}`,
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: 600,
});

export const postList = style([
  cards,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
]);

/** Height of a skeleton card: between cards with a title of one line and of two, with four lines of excerpt. */
export const CARD_HEIGHT = '29.5rem';

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const initials = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25em',
  height: '2.25em',
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: 600,
  lineHeight: 1,
});

/** Dims covers in the dark theme, where they would be by far the brightest part of the page. */
export const dimmed = style({
  '@media': {
    screen: { selectors: { ':root[data-theme="dark"] &': { filter: 'brightness(0.75)' } } },
    'screen and (prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &': { filter: 'brightness(0.75)' } },
    },
  },
});

export const placeholder = style({ background: vars.color.sunken });
export const placeholderFan = style({ display: 'block', width: '100%', height: '100%' });
export const placeholderOuter = style({ fill: vars.color.fanOuter });
export const placeholderInner = style({ fill: vars.color.fanInner });
export const placeholderLine = style({ fill: 'none', stroke: vars.color.fanMedian, strokeWidth: 8 });
