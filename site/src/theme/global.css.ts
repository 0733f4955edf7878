import { globalStyle } from '@vanilla-extract/css';
import { focusRing, font, size, vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  background: vars.color.page,
  color: vars.color.text,
  accentColor: vars.color.accent,
  fontFamily: font.text,
  fontSize: '100%',
  lineHeight: 1.6,
  textSizeAdjust: '100%',
});

// Keeps scroll targets clear of the sticky header, and of the calculator's sticky bar on narrow pages. Set on
// the targets and not on the page: scroll padding would make focus on a header link scroll the page.
globalStyle('main, :is(main, footer) *', { scrollMarginTop: size.belowHeader, scrollMarginBottom: '88px' });
// For a text area, browsers scroll to its caret instead, which has no scroll margin.
globalStyle('html:has(textarea:focus)', { scrollPaddingTop: size.belowHeader });

// Keeps the footer at the bottom of short pages.
globalStyle('#root', {
  '@media': { screen: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } },
});
globalStyle('main', { '@media': { screen: { flex: '1 0 auto' } } });

globalStyle('body', { margin: 0, fontSize: font.size.md, overflowWrap: 'break-word' });

globalStyle('h1, h2, h3', {
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.15,
  textWrap: 'balance',
  // Keeps long words and wide letter spacing from widening the page.
  overflowWrap: 'anywhere',
});
// The serif is for page titles and answers.
globalStyle('h1', {
  width: 'fit-content',
  fontFamily: font.display,
  // In large text on a phone, a word of eleven letters fits in a line.
  fontSize: `min(${font.size.xxxl}, 13.5vw)`,
});
globalStyle('h2', { fontSize: font.size.xxl });
globalStyle('h3', { fontSize: font.size.lg });
globalStyle('p, ul, ol, dl, dd, figure', { margin: 0, textWrap: 'pretty' });
globalStyle('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });

globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.2em' });
globalStyle('a:hover', { color: vars.color.accentHover });
globalStyle('strong', { fontWeight: 600 });

globalStyle(':focus-visible', focusRing);
// Headings are focused after a navigation, so that screen readers start there. Like every focus
// ring, it is shown to keyboard users only.
// Sections are focused as targets of in-page links; a ring around half the page would not help.
globalStyle('h1:focus, section:focus', { outline: 'none' });
globalStyle('h1:focus-visible', { ...focusRing, outlineOffset: '6px', borderRadius: '2px' });

// Buttons do nothing without scripts, except those of forms that the server reads. Those within a sentence are text.
globalStyle('#root button:not(p *, noscript *), noscript ~ [aria-hidden]', {
  '@media': { '(scripting: none)': { display: 'none' } },
});

globalStyle('[hidden]', { display: 'none !important' });

globalStyle('body', { '@media': { print: { fontSize: '11pt' } } });
globalStyle('#root > header, #root > footer, nav', { '@media': { print: { display: 'none' } } });
