import { style } from '@vanilla-extract/css';
import { focusRing, font, radius, space, vars } from '../theme/vars.css.ts';
import { plainList } from './layout.css.ts';

/** A list of cards that are links as a whole. */
export const list = style([plainList, { display: 'grid', gap: space[5] }]);

export const item = style({ display: 'grid' });

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
    // Draw the focus ring around the card, because the link fills it.
    '&:has(a:focus-visible)': focusRing,
  },
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
