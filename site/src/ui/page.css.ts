import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { PHONE } from '../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';
import { button } from './button.css.ts';
import { visuallyHidden as hidden } from './visually-hidden.ts';

/** The main element, which the skip link focuses. Without a focus ring, because the ring would surround the page. */
export const bleed = style({ selectors: { '&:focus': { outline: 'none' } } });

export const page = style([
  bleed,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[6],
    width: '100%',
    maxWidth: size.page,
    margin: '0 auto',
    padding: `${space[5]} ${space[4]} ${space[9]}`,
    // Printers add their own margins.
    '@media': { print: { padding: 0 } },
  },
]);

/** A page with a single form. */
export const narrow = style([page, { maxWidth: '30rem' }]);

/** The first paragraph below a heading. A long name in it must not widen the page. */
export const lead = style({ maxWidth: size.prose, color: vars.color.secondary, overflowWrap: 'anywhere' });

export const card = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  '@media': { 'screen and (max-width: 360px)': { padding: space[4] } },
  // Long names and email addresses must not widen the card.
  overflowWrap: 'anywhere',
});

export const form = style([card, { gap: space[5] }]);

/** A link above the heading that leads back, aligned with the heading. */
export const backLink = style([
  button.quiet,
  { paddingInlineStart: 0, width: 'fit-content', textAlign: 'start' },
]);
globalStyle(`${backLink} svg`, { flex: 'none' });

export const bigNumber = style({
  fontFamily: font.display,
  fontSize: font.size.xxl,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const caption = style({ fontSize: font.size.sm, color: vars.color.secondary });

export const visuallyHidden = style({ ...hidden, margin: '-1px' });

/** Read by screen readers at every width. */
export const visuallyHiddenOnPhone = style({ '@media': { [PHONE]: hidden } });

/** Text that must stay on one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A block of a skeleton, which takes the place of content while it loads. */
export const skeletonBlock = style({
  borderRadius: radius.medium,
  background: vars.color.sunken,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
