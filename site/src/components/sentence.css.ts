import { globalStyle, style } from '@vanilla-extract/css';
import { font, vars } from '../theme/vars.css.ts';

export const sentence = style({
  maxWidth: '34em',
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.5vw, 2rem)',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

/** Larger text, for the first screen of the site. */
export const largeSentence = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.625rem, 1.15rem + 2.6vw, 2.875rem)',
  lineHeight: 1.25,
});

const numeral = { fontWeight: 600 } as const;

export const result = style(numeral);

/** Keeps the width of a hidden result. */
export const pending = style({ ...numeral, visibility: 'hidden' });

const link = {
  padding: 0,
  border: 0,
  borderRadius: '3px',
  background: 'none',
  color: vars.color.you,
  font: 'inherit',
  ...numeral,
  textDecoration: 'underline dotted 2px',
  textUnderlineOffset: '0.2em',
} as const;

export const inputNumber = style({
  ...link,
  // Browsers ignore touch-action on inline elements.
  display: 'inline-block',
  whiteSpace: 'nowrap',
  cursor: 'ew-resize',
  userSelect: 'none',
  // A vertical swipe that starts on it still scrolls the page.
  touchAction: 'pan-y',
  selectors: { '&:hover': { background: vars.color.youSoft } },
});

/** A grid that is as wide as the text in `data-longest`. */
const reserved = style({
  display: 'inline-grid',
  justifyItems: 'center',
  '::after': {
    ...numeral,
    content: 'attr(data-longest)',
    gridArea: '1 / 1',
    height: 0,
    visibility: 'hidden',
  },
});
globalStyle(`${reserved} > *`, { gridArea: '1 / 1' });

/** The line below it covers the reserved width. */
export const reservedNumber = style([
  inputNumber,
  reserved,
  { borderBottom: '2px dotted', textDecoration: 'none', lineHeight: 1.1 },
]);

export const opener = style({
  ...link,
  color: vars.color.accent,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
});

/** The text field that replaces a number while it is typed. */
export const box = style({
  maxWidth: '100%',
  padding: '0 0.1em',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '3px',
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  ...numeral,
});

export const reservedBox = style([reserved, { whiteSpace: 'nowrap' }]);
globalStyle(`${reservedBox} > ${box}`, {
  // As wide as the reserved space, and never wider because of its own text or the default width of an input.
  width: '0 !important',
  minWidth: '100%',
  padding: 0,
  border: 0,
  boxShadow: `0 0 0 1.5px ${vars.color.control}`,
  lineHeight: 1.1,
  textAlign: 'center',
});

export { caption as notice } from '../ui/page.css.ts';
