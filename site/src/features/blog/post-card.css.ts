import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.fanEdge },
    // The ring is drawn around the card, which is what the link fills.
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

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

export const title = style({ fontSize: font.size.lg, lineHeight: 1.25 });

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: 'none' },
  },
});

export const excerpt = style({ color: vars.color.secondary, fontSize: font.size.sm });

export const grid = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
});

export const list = style([grid, { padding: 0, listStyle: 'none' }]);

export const item = style({ display: 'grid' });

/** Holds the place of a card that is on its way. */
export const CARD_HEIGHT = '28rem';
