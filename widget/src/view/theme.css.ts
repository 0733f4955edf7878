import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * What the calculator's looks hang on: custom properties that its surroundings set. The site maps its
 * tokens to them; the embed sets them inside its shadow root. Sizes in the view are `em` and `px` only,
 * because on other people's pages `rem` and `vw` belong to somebody else.
 */
export const view = createGlobalThemeContract(
  {
    color: {
      surface: 'color-surface',
      sunken: 'color-sunken',
      text: 'color-text',
      secondary: 'color-secondary',
      muted: 'color-muted',
      accent: 'color-accent',
      accentHover: 'color-accent-hover',
      accentOn: 'color-accent-on',
      accentSoft: 'color-accent-soft',
      you: 'color-you',
      youSoft: 'color-you-soft',
      danger: 'color-danger',
      dangerSoft: 'color-danger-soft',
      control: 'color-control',
      line: 'color-line',
      focus: 'color-focus',
      fanOuter: 'color-fan-outer',
      fanInner: 'color-fan-inner',
      fanEdge: 'color-fan-edge',
      fanMedian: 'color-fan-median',
    },
    font: { text: 'font-text', display: 'font-display' },
    radius: { small: 'radius-small', medium: 'radius-medium', large: 'radius-large' },
    motion: { fast: 'motion-fast' },
  },
  (name) => `whenabouts-view-${name}`,
);
