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
      /** The handle of a slider. */
      thumb: 'color-thumb',
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
    /** A factor of the gaps and the inner margins. */
    density: 'density',
  },
  (name) => `whenabouts-view-${name}`,
);

export const dense = (length: string) => `calc(${length} * ${view.density})`;

/** Declarations of cards, and of the placeholder for them. */
export const cardBase = {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: dense('12px'),
  padding: `${dense('min(20px, 5cqi)')} ${dense('min(24px, 5cqi)')}`,
  background: view.color.surface,
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
} as const;

export const calculatorWidth = {
  /** The number boxes do not fit next to their labels. */
  narrowest: 'calculator (max-width: 264px)',
  narrow: 'calculator (max-width: 480px)',
  belowWide: 'calculator (max-width: 819px)',
  /** The inputs and the results are in two columns. */
  wide: 'calculator (min-width: 820px)',
  /** The cards of the results are in two columns. */
  widest: 'calculator (min-width: 980px)',
} as const;

/** A container query for charts without room for wide labels. */
export const NARROW_CHART = 'chart (max-width: 480px)';

/** A media query for high-contrast modes, in which the browser replaces most colors. */
export const FORCED_COLORS = '(forced-colors: active)';
