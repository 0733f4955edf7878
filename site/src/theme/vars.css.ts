import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { view } from '@whenabouts/view/theme';

/** Colors, shadows and durations of the site as CSS variables. Browser tests measure the contrast on each screen. */
export const vars = createGlobalThemeContract({
  color: {
    page: 'page',
    surface: 'surface',
    sunken: 'sunken',
    text: 'text',
    secondary: 'secondary',
    muted: 'muted',
    accent: 'accent',
    accentHover: 'accent-hover',
    accentOn: 'accent-on',
    accentSoft: 'accent-soft',
    you: 'you',
    youSoft: 'you-soft',
    danger: 'danger',
    dangerSoft: 'danger-soft',
    success: 'success',
    warning: 'warning',
    warningSoft: 'warning-soft',
    control: 'control',
    line: 'line',
    focus: 'focus',
    fanOuter: 'fan-outer',
    fanInner: 'fan-inner',
    fanEdge: 'fan-edge',
    fanMedian: 'fan-median',
  },
  shadow: { floating: 'shadow-floating' },
  motion: { fast: 'motion-fast', base: 'motion-base', slow: 'motion-slow' },
});

const light = {
  color: {
    page: '#FAF8F3',
    surface: '#FFFFFF',
    sunken: '#F1EEE5',
    text: '#1A2A2E',
    secondary: '#46565A',
    muted: '#5F6B6D',
    accent: '#0F5E63',
    accentHover: '#0A464A',
    accentOn: '#FFFFFF',
    accentSoft: '#DDECE9',
    you: '#A94A06',
    youSoft: '#FBEAD5',
    danger: '#A3242B',
    dangerSoft: '#FAE7E5',
    success: '#26663B',
    warning: '#7A5200',
    warningSoft: '#FBF0D3',
    control: '#77766B',
    line: '#DDD8CA',
    focus: '#1B4ED1',
    fanOuter: '#CFE4E1',
    fanInner: '#8FC2BE',
    fanEdge: '#4F8E8B',
    fanMedian: '#0A464A',
  },
  shadow: { floating: '0 8px 28px rgb(26 42 46 / 16%)' },
};

const dark: typeof light = {
  color: {
    page: '#10191C',
    surface: '#1D2C31',
    sunken: '#0B1214',
    text: '#ECF1EF',
    secondary: '#BCC9C9',
    muted: '#98A7A9',
    accent: '#7CCFC8',
    accentHover: '#A0E0DA',
    accentOn: '#06282A',
    accentSoft: '#17393B',
    you: '#F2B06B',
    youSoft: '#3A2714',
    danger: '#FF9C95',
    dangerSoft: '#3D1B1D',
    success: '#8BD49F',
    warning: '#EEC066',
    warningSoft: '#37290C',
    control: '#7E9195',
    line: '#35464B',
    focus: '#8DB4FF',
    fanOuter: '#1B3D40',
    fanInner: '#2F6B6C',
    fanEdge: '#5BA3A0',
    fanMedian: '#B6EBE5',
  },
  shadow: { floating: '0 8px 28px rgb(0 0 0 / 48%)' },
};

function assign(theme: typeof light): Record<string, string> {
  return {
    ...assignVars(vars.color, theme.color),
    ...assignVars(vars.shadow, theme.shadow),
  };
}

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...assign(light),
    [vars.motion.fast]: '120ms',
    [vars.motion.base]: '200ms',
    [vars.motion.slow]: '480ms',
  },
});
// The inline script in the head sets data-theme; the media query covers visitors without scripts. Printed
// pages are always light.
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assign(dark) } },
});
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assign(dark) } },
});
globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
    },
  },
});

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
} as const;

export const radius = { small: '6px', medium: '10px', large: '16px', pill: '999px' } as const;

/** Height of the sticky header, in pixels. */
const HEADER_PX = 64;

/** Widths and heights that several components share. */
export const size = {
  tap: '44px',
  control: '48px',
  prose: '38rem',
  page: '72rem',
  header: `${HEADER_PX}px`,
  /** Distance from the top of the window at which content is clear of the header. */
  belowHeader: `${HEADER_PX + 16}px`,
} as const;

export const font = {
  text: '"Public Sans", "Public Sans Fallback", system-ui, sans-serif',
  display: '"Source Serif 4", "Source Serif Fallback", Georgia, serif',
  size: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    xxl: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)',
    xxxl: 'clamp(2rem, 1.6rem + 1.9vw, 2.75rem)',
    display: 'clamp(2.25rem, 1.5rem + 3.6vw, 3.75rem)',
  },
} as const;

/** Has an offset because the ring alone would not be visible on a filled button. */
export const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** The box of a field, and of a button next to it. */
export const fieldBox = {
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
} as const;

// Maps the calculator view's variables to ours.
globalStyle(':root', {
  vars: {
    [view.color.surface]: vars.color.surface,
    [view.color.sunken]: vars.color.sunken,
    [view.color.text]: vars.color.text,
    [view.color.secondary]: vars.color.secondary,
    [view.color.muted]: vars.color.muted,
    [view.color.accent]: vars.color.accent,
    [view.color.accentHover]: vars.color.accentHover,
    [view.color.accentOn]: vars.color.accentOn,
    [view.color.accentSoft]: vars.color.accentSoft,
    [view.color.thumb]: vars.color.you,
    [view.color.you]: vars.color.you,
    [view.color.youSoft]: vars.color.youSoft,
    [view.color.danger]: vars.color.danger,
    [view.color.dangerSoft]: vars.color.dangerSoft,
    [view.color.control]: vars.color.control,
    [view.color.line]: vars.color.line,
    [view.color.focus]: vars.color.focus,
    [view.color.fanOuter]: vars.color.fanOuter,
    [view.color.fanInner]: vars.color.fanInner,
    [view.color.fanEdge]: vars.color.fanEdge,
    [view.color.fanMedian]: vars.color.fanMedian,
    [view.font.text]: font.text,
    [view.font.display]: font.display,
    [view.radius.small]: radius.small,
    [view.radius.medium]: radius.medium,
    [view.radius.large]: radius.large,
    [view.motion.fast]: vars.motion.fast,
    [view.density]: '1',
  },
});
