import { globalStyle, style } from '@vanilla-extract/css';
import { view } from './view/theme.css.ts';

/** Custom properties that a host page can set. */
const publicProperties = {
  accent: '--whenabouts-accent',
  accentOn: '--whenabouts-accent-on',
  radius: '--whenabouts-radius',
  font: '--whenabouts-font',
  size: '--whenabouts-size',
  margin: '--whenabouts-margin',
};
/** Custom properties with the accent color of the attribute, and the color of text on it, for each theme. */
export const accentProperties = {
  light: '--whenabouts-light',
  lightOn: '--whenabouts-light-on',
  dark: '--whenabouts-dark',
  darkOn: '--whenabouts-dark-on',
};

/** Returns the value of the page's style sheet, else of the attribute, else the default. */
const firstOf = (property: string, attribute: string, initial: string) =>
  `var(${property}, var(${attribute}, ${initial}))`;

// The host page sets the outer layout of the element: margins, width, position, alignment. Its inner layout is fixed, since
// important declarations inside a shadow root beat important ones outside.
globalStyle(':host', {
  display: 'block !important',
  height: 'auto !important',
  padding: '0 !important',
  border: '0 !important',
  background: 'none !important',
  overflow: 'visible !important',
  animation: 'none !important',
  transition: 'none !important',
});
globalStyle(':host([hidden])', { display: 'none !important' });
// The site has the same rule for all its pages.
globalStyle(':focus-visible', { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' });

const light = {
  [view.color.surface]: '#fff',
  [view.color.sunken]: '#f1eee5',
  [view.color.text]: '#1a2a2e',
  [view.color.secondary]: '#46565a',
  [view.color.muted]: '#5f6b6d',
  [view.color.accent]: firstOf(publicProperties.accent, accentProperties.light, '#0f5e63'),
  [view.color.accentOn]: firstOf(publicProperties.accentOn, accentProperties.lightOn, '#fff'),
  // Buttons do not change under a pointer: the embed has one accent color.
  [view.color.accentHover]: view.color.accent,
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

const dark: Omit<typeof light, typeof view.color.accentHover> = {
  [view.color.surface]: '#172327',
  [view.color.sunken]: '#0b1214',
  [view.color.text]: '#ecf1ef',
  [view.color.secondary]: '#bcc9c9',
  [view.color.muted]: '#98a7a9',
  [view.color.accent]: firstOf(publicProperties.accent, accentProperties.dark, '#7ccfc8'),
  [view.color.accentOn]: firstOf(publicProperties.accentOn, accentProperties.darkOn, '#06282a'),
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

export const wrapper = style({
  // Inherited styles of the host page end here.
  all: 'initial',
  display: 'block',
  font: `var(${publicProperties.size}, 16px)/1.5 var(${publicProperties.font}, system-ui, sans-serif)`,
  boxSizing: 'border-box',
  padding: `var(${publicProperties.margin}, min(16px, 3%))`,
  borderRadius: view.radius.large,
  background: '#faf8f3',
  colorScheme: 'light',
  overflowWrap: 'break-word',
  vars: {
    ...light,
    [view.radius.large]: `var(${publicProperties.radius}, 12px)`,
    [view.radius.medium]: `min(10px, ${view.radius.large})`,
    [view.radius.small]: `min(6px, ${view.radius.large})`,
  },
  selectors: {
    // A container has no intrinsic width, which a dialog or a float of the page asks for. These two words have one.
    '&::before': {
      content: '". ."',
      display: 'block',
      height: 0,
      visibility: 'hidden',
      wordSpacing: '600px',
    },
  },
});

const darkTheme = { background: '#10191c', colorScheme: 'dark', vars: dark };
// Print is always light.
globalStyle(`${wrapper}[data-theme=dark]`, { '@media': { screen: darkTheme } });
globalStyle(`${wrapper}[data-theme=auto]`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkTheme },
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

export const linkField = style({
  justifySelf: 'stretch',
  font: 'inherit',
  minHeight: '24px',
  padding: '4px 8px',
  color: view.color.text,
  background: view.color.sunken,
  border: `1px solid ${view.color.control}`,
  borderRadius: view.radius.small,
});
