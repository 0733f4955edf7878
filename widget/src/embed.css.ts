import { globalStyle, style } from '@vanilla-extract/css';
import { view } from './view/theme.css.ts';

/** Names for pages that would rather set the looks in a style sheet than in attributes. */
const given = {
  accent: '--whenabouts-accent',
  accentOn: '--whenabouts-accent-on',
  radius: '--whenabouts-radius',
  font: '--whenabouts-font',
};
/** The colour of the attribute, as each theme can use it, and what is written on it. */
export const accents = {
  light: '--whenabouts-light',
  lightOn: '--whenabouts-light-on',
  dark: '--whenabouts-dark',
  darkOn: '--whenabouts-dark-on',
};

/** What the page's style sheet says, else its attribute, else what is ours. */
const first = (property: string, attribute: string, ours: string) =>
  `var(${property}, var(${attribute}, ${ours}))`;

// The page lays out the element: margins, width, position and alignment are its own affair. The box itself stays
// as it is, because important styles inside a shadow root beat important ones outside.
globalStyle(':host', {
  display: 'block !important',
  height: 'auto !important',
  padding: '0 !important',
  border: '0 !important',
  background: 'none !important',
  opacity: '1 !important',
  overflow: 'visible !important',
  transform: 'none !important',
  filter: 'none !important',
  animation: 'none !important',
  transition: 'none !important',
});
// As on the site, whose own pages have this for everything.
globalStyle(':focus-visible', { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' });
globalStyle(':host([hidden])', { display: 'none !important' });

const light = {
  [view.color.surface]: '#fff',
  [view.color.sunken]: '#f1eee5',
  [view.color.text]: '#1a2a2e',
  [view.color.secondary]: '#46565a',
  [view.color.muted]: '#5f6b6d',
  [view.color.accent]: first(given.accent, accents.light, '#0f5e63'),
  [view.color.accentHover]: first(given.accent, accents.light, '#0a464a'),
  [view.color.accentOn]: first(given.accentOn, accents.lightOn, '#fff'),
  [view.color.you]: '#a94a06',
  [view.color.youSoft]: '#fbead5',
  [view.color.danger]: '#a3242b',
  [view.color.dangerSoft]: '#fae7e5',
  [view.color.control]: '#77766b',
  [view.color.line]: '#ddd8ca',
  [view.color.focus]: '#1b4ed1',
  [view.color.fanOuter]: '#cfe4e1',
  [view.color.fanInner]: '#8fc2be',
  [view.color.fanEdge]: '#4f8e8b',
  [view.color.fanMedian]: '#0a464a',
};

const dark: typeof light = {
  [view.color.surface]: '#172327',
  [view.color.sunken]: '#0b1214',
  [view.color.text]: '#ecf1ef',
  [view.color.secondary]: '#bcc9c9',
  [view.color.muted]: '#98a7a9',
  [view.color.accent]: first(given.accent, accents.dark, '#7ccfc8'),
  [view.color.accentHover]: first(given.accent, accents.dark, '#a0e0da'),
  [view.color.accentOn]: first(given.accentOn, accents.darkOn, '#06282a'),
  [view.color.you]: '#f2b06b',
  [view.color.youSoft]: '#3a2714',
  [view.color.danger]: '#ff9c95',
  [view.color.dangerSoft]: '#3d1b1d',
  [view.color.control]: '#7e9195',
  [view.color.line]: '#2c3b3f',
  [view.color.focus]: '#8db4ff',
  [view.color.fanOuter]: '#1b3d40',
  [view.color.fanInner]: '#2f6b6c',
  [view.color.fanEdge]: '#5ba3a0',
  [view.color.fanMedian]: '#b6ebe5',
};

export const ground = style({
  // Nothing that the page's elements inherit goes on here.
  all: 'initial',
  display: 'block',
  font: `16px/1.5 var(${given.font}, system-ui, sans-serif)`,
  boxSizing: 'border-box',
  padding: 'min(16px, 3%)',
  borderRadius: `var(${given.radius}, 12px)`,
  background: '#faf8f3',
  colorScheme: 'light',
  overflowWrap: 'break-word',
  vars: {
    ...light,
    [view.radius.small]: `min(6px, var(${given.radius}, 6px))`,
    [view.radius.medium]: `min(10px, var(${given.radius}, 10px))`,
    [view.radius.large]: `var(${given.radius}, 12px)`,
    [view.motion.fast]: '.12s',
  },
  selectors: {
    // A container has no width of its own. Where the page asks for one, as in a dialog, these two words have it.
    '&::before': {
      content: '". ."',
      display: 'block',
      height: 0,
      visibility: 'hidden',
      wordSpacing: '600px',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [view.motion.fast]: '0s' } },
  },
});

const darkened = { background: '#10191c', colorScheme: 'dark', vars: dark };
// Paper is always light.
globalStyle(`${ground}[data-theme=dark]`, { '@media': { screen: darkened } });
globalStyle(`${ground}[data-theme=auto]`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkened },
});

export const actions = style({ display: 'grid', gap: '8px', justifyItems: 'start', fontSize: '.9375em' });

const button = {
  font: 'inherit',
  fontWeight: 600,
  color: view.color.accent,
  cursor: 'pointer',
} as const;

export const save = style({
  ...button,
  justifySelf: 'stretch',
  padding: '10px 8px',
  border: '1.5px solid',
  borderRadius: view.radius.medium,
  textAlign: 'center',
  textDecoration: 'none',
});

export const plain = style({
  ...button,
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
});

export const code = style({ fontSize: '1.5em', fontWeight: 600, letterSpacing: '.1em', userSelect: 'all' });

export const address = style({
  justifySelf: 'stretch',
  font: 'inherit',
  minHeight: '24px',
  padding: '4px 8px',
  color: view.color.text,
  background: view.color.sunken,
  border: `1px solid ${view.color.control}`,
  borderRadius: view.radius.small,
});
