import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme contract of the calculator: custom properties that the site maps its tokens to, and that the embed sets in
 * its shadow root. The view uses only `em` and `px`, because on host pages `rem` and `vw` depend on the page.
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
