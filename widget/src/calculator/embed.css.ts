import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '../../view/theme.css.ts';

/**
 * Custom properties that a host page can set. The attributes `radius`, `density` and `font` win over them; the attribute
 * `accent` is only a fallback.
 */
export const publicProperties = {
  accent: '--whenabouts-accent',
  accentOn: '--whenabouts-accent-on',
  radius: '--whenabouts-radius',
  font: '--whenabouts-font',
  size: '--whenabouts-size',
  margin: '--whenabouts-margin',
  density: '--whenabouts-density',
};
/** Custom properties with the accent color from the attribute, and the color of text on that color, for each theme. */
export const accentProperties = {
  light: '--whenabouts-light',
  lightOn: '--whenabouts-light-on',
  dark: '--whenabouts-dark',
  darkOn: '--whenabouts-dark-on',
};

/** Returns a color of the accent: the page's custom property, or else the attribute's, or else the default. */
const propertyWithFallback = (property: string, attribute: string, initial: string) =>
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
  outline: 'none !important',
});
// The element has the page's focus style while anything inside has the focus.
globalStyle(':host(:focus)', { boxShadow: 'none !important' });
// Pages hide this content, so that it is not visible before the script arrives.
// The page's own margin wins.
globalStyle('::slotted([slot=after-result])', { display: 'block !important', marginTop: '16px' });
globalStyle(':host([hidden])', { display: 'none !important' });
// The site has the same rule for all its pages.
globalStyle(':focus-visible', { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' });

type ThemeName = 'light' | 'dark';

const backgrounds: Record<ThemeName, string> = { light: '#faf8f3', dark: '#10191c' };

/** The colors of the view that differ between the themes. Only the site uses `accentSoft`. */
type ThemeColor = Exclude<keyof typeof view.color, 'accentHover' | 'accentSoft'>;

const colors: Record<ThemeColor, Record<ThemeName, string>> = {
  surface: { light: '#fff', dark: '#172327' },
  sunken: { light: '#f1eee5', dark: '#0b1214' },
  text: { light: '#1a2a2e', dark: '#ecf1ef' },
  secondary: { light: '#46565a', dark: '#bcc9c9' },
  muted: { light: '#5f6b6d', dark: '#98a7a9' },
  accent: {
    light: propertyWithFallback(publicProperties.accent, accentProperties.light, '#0f5e63'),
    dark: propertyWithFallback(publicProperties.accent, accentProperties.dark, '#7ccfc8'),
  },
  accentOn: {
    light: propertyWithFallback(publicProperties.accentOn, accentProperties.lightOn, '#fff'),
    dark: propertyWithFallback(publicProperties.accentOn, accentProperties.darkOn, '#06282a'),
  },
  // With an accent color of the page, sliders have that color.
  thumb: {
    light: propertyWithFallback(publicProperties.accent, accentProperties.light, '#a94a06'),
    dark: propertyWithFallback(publicProperties.accent, accentProperties.dark, '#f2b06b'),
  },
  you: { light: '#a94a06', dark: '#f2b06b' },
  youSoft: { light: '#fbead5', dark: '#3a2714' },
  danger: { light: '#a3242b', dark: '#ff9c95' },
  dangerSoft: { light: '#fae7e5', dark: '#3d1b1d' },
  control: { light: '#77766b', dark: '#7e9195' },
  line: { light: '#ddd8ca', dark: '#2c3b3f' },
  focus: { light: '#1b4ed1', dark: '#8db4ff' },
  fanOuter: { light: '#cfe4e1', dark: '#1b3d40' },
  fanInner: { light: '#8fc2be', dark: '#2f6b6c' },
  fanEdge: { light: '#4f8e8b', dark: '#5ba3a0' },
  fanMedian: { light: '#0a464a', dark: '#b6ebe5' },
};

function themeVars(theme: ThemeName): Record<string, string> {
  const names = Object.keys(colors) as ThemeColor[];
  return Object.fromEntries(names.map((name) => [view.color[name], colors[name][theme]]));
}

export const wrapper = style({
  // Resets the styles that are inherited from the host page.
  all: 'initial',
  display: 'block',
  font: `var(${publicProperties.size}, 16px)/1.5 var(${publicProperties.font}, system-ui, sans-serif)`,
  boxSizing: 'border-box',
  padding: `var(${publicProperties.margin}, min(16px, 3%))`,
  borderRadius: view.radius.large,
  background: backgrounds.light,
  colorScheme: 'light',
  overflowWrap: 'break-word',
  vars: {
    ...themeVars('light'),
    // Buttons do not change under a pointer: the embed has one accent color.
    [view.color.accentHover]: view.color.accent,
    [view.radius.large]: `var(${publicProperties.radius}, 12px)`,
    [view.radius.medium]: `min(10px, ${view.radius.large})`,
    [view.radius.small]: `min(6px, ${view.radius.large})`,
    [view.density]: `var(${publicProperties.density}, 1)`,
  },
  selectors: {
    // An inline-size container contributes no intrinsic width, so a shrink-to-fit parent (a dialog, a float) would collapse
    // to 0. Two invisible words 600px apart give a preferred width and may still wrap on narrow pages.
    '&::before': {
      content: '". ."',
      display: 'block',
      height: 0,
      visibility: 'hidden',
      wordSpacing: '600px',
    },
    // A minimum width for parents that are as narrow as their content. Percentages do not count there, elsewhere they do.
    '&::after': { content: '""', display: 'block', width: '240px', maxWidth: '100%' },
  },
});

const darkTheme = { background: backgrounds.dark, colorScheme: 'dark', vars: themeVars('dark') };
// Print is always light.
globalStyle(`${wrapper}[data-theme=dark]`, { '@media': { screen: darkTheme } });
globalStyle(`${wrapper}[data-theme=auto]`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkTheme },
});

export const title = style({ margin: '0 0 min(16px, 3%)', color: view.color.text, lineHeight: 1.2 });

export const siteLink = style({ margin: '12px 0 0', fontSize: '.875em' });
globalStyle(`${siteLink} a`, { color: view.color.muted });

/** The usual height of the answer, so that little moves when it appears. */
export const answerPlace = style({ height: '7em' });

const PAPER_CONTROLS = 'form button, input[type=range], input[type=range] + *';
// Paper shows the numbers, without controls.
globalStyle(PAPER_CONTROLS, { '@media': { print: { display: 'none !important' } } });
