import { style } from '@vanilla-extract/css';
import { calculatorWidth, cardBase, view } from '../theme.css.ts';

/** The custom property with the length of a bar in percent of the longest bar; set on each bar. */
export const shareProperty = '--whenabouts-share';

/** The custom property with the number of characters of a headline; set on each headline. */
export const charactersProperty = '--whenabouts-characters';

export const cards = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [calculatorWidth.widest]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const card = style({
  ...cardBase,
  '@container': {
    // The savings card is the tallest: it is next to the time card and the income card.
    [calculatorWidth.widest]: {
      selectors: { [`${cards} > &:nth-of-type(2)`]: { gridColumn: 2, gridRow: '1 / span 2' } },
    },
  },
});

export const cardTitle = style({
  fontSize: '1.18em',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const headline = style({
  fontFamily: view.font.display,
  // A long number shrinks to the width of its card.
  fontSize: `min(2.25em, 170cqi / var(${charactersProperty}, 2))`,
  fontWeight: 600,
  lineHeight: 1.1,
});

export const headlineUnit = style({
  fontFamily: view.font.text,
  fontSize: '0.45em',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  color: view.color.secondary,
});

export const cardDetail = style({ fontSize: '0.9375em', color: view.color.secondary });

export const scenariosTitle = style({ margin: '8px 0 0', fontWeight: 600 });

export const scenarios = style({ display: 'grid', gap: '10px' });

export const scenario = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
});

export const scenarioAmount = style({ textAlign: 'end' });

/** The amount in the other dollars, below the first. */
export const otherDollars = style({ display: 'block', fontSize: '0.875em', color: view.color.muted });

export const scenarioReturn = style({ fontSize: '0.875em', color: view.color.muted });

export const scenarioBar = style({
  flexBasis: '100%',
  height: '6px',
  borderRadius: '3px',
  background: `linear-gradient(to right, ${view.color.accent} var(${shareProperty}), ${view.color.sunken} var(${shareProperty}))`,
  forcedColorAdjust: 'none',
});

export const outcomes = style({ display: 'grid', rowGap: '10px' });

export const outcomesTitle = style({ fontWeight: 600 });

export const outcomesScale = style({
  position: 'relative',
  height: '18px',
  borderRadius: '9px',
  background: view.color.fanOuter,
  border: `1.5px solid ${view.color.fanEdge}`,
  forcedColorAdjust: 'none',
});

export const middleHalf = style({
  position: 'absolute',
  insetBlock: 0,
  background: view.color.fanInner,
  borderInline: `1.5px solid ${view.color.fanEdge}`,
});

export const medianMark = style({
  position: 'absolute',
  insetBlock: '-5px',
  width: '3px',
  marginLeft: '-1.5px',
  background: view.color.fanMedian,
});

export const percentiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
});

// Three amounts of a million fit next to each other on most phones.
export const percentile = style({
  flex: '1 0 5.4em',
  fontSize: 'clamp(0.875em, 5.4cqi, 1em)',
  lineHeight: 1.35,
});

export const percentileLabel = style({ fontSize: '0.875em', color: view.color.secondary });

export const outcomesCaption = style({ fontSize: '0.8125em', color: view.color.muted });

export const assumptions = style({
  display: 'grid',
  gap: '8px',
  fontSize: '0.9375em',
  color: view.color.secondary,
});

export const assumptionsSummary = style({
  width: 'fit-content',
  minHeight: '24px',
  cursor: 'pointer',
  fontWeight: 600,
  color: view.color.accent,
});
