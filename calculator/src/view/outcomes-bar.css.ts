import { style } from '@vanilla-extract/css';
import { view } from './theme.css.ts';

export const figure = style({ display: 'grid', rowGap: '10px' });

export const title = style({ fontWeight: 600 });

export const scale = style({
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

/** The amount in the other dollars, below the first. */
export const otherDollars = style({ display: 'block', fontSize: '0.875em', color: view.color.muted });

export const caption = style({ fontSize: '0.8125em', color: view.color.muted });
