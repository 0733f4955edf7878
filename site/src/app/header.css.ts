import { style } from '@vanilla-extract/css';
import { PHONE } from '../theme/media-queries.ts';
import { font, size, space, vars } from '../theme/vars.css.ts';
import { button } from '../ui/button.css.ts';

/** Media query for widths at which the links do not fit on one line. */
const NARROW = 'screen and (max-width: 1050px)';

/** A phone with large text. A sticky header of two lines would cover much of the page there. */
const LARGE_TEXT = 'screen and (max-width: 15em)';

/** Visible while it has the focus. */
export const skipLink = style({
  position: 'absolute',
  zIndex: 40,
  top: space[2],
  insetInlineStart: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.surface,
  color: vars.color.accent,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0 } },
  '@media': { print: { display: 'none' } },
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [LARGE_TEXT]: { position: 'relative' }, print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  maxWidth: size.page,
  minHeight: size.header,
  margin: '0 auto',
  padding: `0 ${space[4]}`,
  '@media': {
    // Large text and wide spacing need a second line.
    [PHONE]: { flexWrap: 'wrap' },
  },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
  fontFamily: font.display,
  fontSize: font.size.lg,
  fontWeight: 600,
  color: vars.color.text,
  textDecoration: 'none',
});
export const wordMark = style({ '@media': { [PHONE]: { fontSize: font.size.md } } });
export const logoFan = style({ fill: vars.color.fanInner });
export const logoLine = style({ fill: 'none', stroke: vars.color.fanMedian, strokeWidth: 2 });
export const logoYou = style({ fill: vars.color.you });

/** Hides the theme toggle on a phone, where it is in the menu: it does not fit next to the product's name. */
export const notOnPhone = style({ '@media': { [PHONE]: { display: 'none' } } });
export const phoneOnly = style({ display: 'none', '@media': { [PHONE]: { display: 'block' } } });

export const nav = style({
  flex: 1,
  '@media': {
    [NARROW]: {
      display: 'none',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      padding: space[3],
      background: vars.color.page,
      borderBottom: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.floating,
      selectors: { '&[data-open]': { display: 'block' } },
    },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  listStyle: 'none',
  '@media': { [NARROW]: { flexDirection: 'column' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  padding: `0 ${space[2]}`,
  fontSize: font.size.sm,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent, textDecoration: 'underline' },
    '&[aria-current]': {
      color: vars.color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.45em',
    },
  },
  '@media': {
    [NARROW]: { width: '100%', padding: `0 ${space[3]}`, fontSize: font.size.md },
  },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [NARROW]: { gap: 0 } },
});

/** Invisible until a session’s member has loaded: a member should not see the login links first. */
export const loginLinks = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
  selectors: { ':root[data-session] &[data-loading]': { visibility: 'hidden' } },
});

export const wideOnly = style({ '@media': { [NARROW]: { display: 'none' } } });

export const narrowOnly = style({
  display: 'none',
  padding: `${space[2]} ${space[3]}`,
  '@media': { [NARROW]: { display: 'block' } },
});

export const menuButton = style([
  button.quiet,
  { display: 'none', '@media': { [NARROW]: { display: 'inline-flex' } } },
]);

// CSS chooses the icon, because it knows the theme before any script runs.
export const sun = style({
  display: 'none',
  selectors: { ':root[data-theme="dark"] &': { display: 'block' } },
});
export const moon = style({ selectors: { ':root[data-theme="dark"] &': { display: 'none' } } });
