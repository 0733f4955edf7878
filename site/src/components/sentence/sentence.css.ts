import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { font, vars } from '../../theme/vars.css.ts';

const mediumSentence = style({
  maxWidth: '34em',
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.5vw, 2rem)',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

/** Larger text, for the first screen of the site. Line breaks in the text are kept. */
export const largeSentence = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 1.1rem + 2vw, 2.0625rem)',
  fontWeight: 400,
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
});

export const smallSentence = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.25rem)',
  lineHeight: 1.4,
});

/** A sentence in a list, in the font of its surroundings. */
const bodySentence = style({ lineHeight: 'inherit' });

export const sizes = {
  body: bodySentence,
  small: smallSentence,
  medium: mediumSentence,
  large: largeSentence,
} as const;

const numeral = { fontWeight: 600 } as const;

/** A pending result keeps its width. */
export const result = style({
  ...numeral,
  selectors: { '&[data-pending]': { visibility: 'hidden' } },
});

// The gap before the dots of a chance belongs to its text: dots at the start of a line have no indent.
globalStyle(`${result} > span:has(+ svg)`, { marginInlineEnd: '0.3em' });
globalStyle(`${result} > svg`, { marginInlineStart: 0 });

/** The height that a large result adds to its line, in the font size of the sentence. */
export const LARGE_RESULT_EXTRA_HEIGHT = '1.17em';

const roll = keyframes({ from: { top: '0.25em', opacity: 0 } });

export const largeResult = style([
  result,
  {
    // It is not an inline block, because a line would break between it and the comma after it.
    position: 'relative',
    whiteSpace: 'nowrap',
    // 56 to 78 pixels.
    fontSize: '2.35em',
    lineHeight: 1.05,
    '@media': {
      print: { fontSize: '1.5em' },
      // Each result is a new element, so that the animation runs at every change once a number has been changed.
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '[data-changed] &': { animation: `${roll} 160ms ease-out` } },
      },
    },
  },
]);

/** A part of a sentence that cannot be changed, because there are no scripts. */
const plainText = { color: 'inherit', textDecoration: 'none' } as const;

/** A part of a sentence that the visitor can change. */
const control = {
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
  ...control,
  // Browsers ignore touch-action on inline elements.
  display: 'inline-block',
  whiteSpace: 'nowrap',
  cursor: 'ew-resize',
  userSelect: 'none',
  // A vertical swipe that starts on it still scrolls the page.
  touchAction: 'pan-y',
  // The focus shows that a tap has been noticed while the scripts are still loading.
  selectors: { '&:is(:hover, :focus)': { background: vars.color.youSoft } },
  '@media': { '(scripting: none)': plainText },
});

/** Opens the control of an assumption. */
export const opener = style({
  ...control,
  color: vars.color.accent,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
  '@media': { '(scripting: none)': plainText },
});

/** Keeps the width of the number in `data-number` while it is typed, so that the text around it stays in place. */
export const numberFieldSpace = style({
  display: 'inline-grid',
  whiteSpace: 'nowrap',
  '::after': { ...numeral, content: 'attr(data-number)', gridArea: '1 / 1', height: 0, visibility: 'hidden' },
});

/** The text field that replaces a number while it is typed. */
export const numberField = style({
  gridArea: '1 / 1',
  // By default, the space is as wide as the default width of an input.
  width: 0,
  minWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: '3px',
  background: vars.color.surface,
  boxShadow: `0 0 0 1.5px ${vars.color.control}`,
  color: vars.color.text,
  font: 'inherit',
  ...numeral,
  lineHeight: 1.1,
  textAlign: 'center',
});
