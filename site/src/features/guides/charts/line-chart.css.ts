import { style, styleVariants } from '@vanilla-extract/css';
import { font, vars } from '../../../theme/vars.css.ts';

// Leaves room for the amounts on the left and the line labels on the right.
export const chart = style({
  padding: '12px 104px 0 52px',
  fontSize: font.size.xs,
  lineHeight: 1.25,
  color: vars.color.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
});

export const plot = style({ position: 'relative', height: '240px' });

export const svg = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

const FORCED = '(forced-colors: active)';

export const grid = style({
  stroke: vars.color.line,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const band = style({ fill: vars.color.fanOuter, '@media': { [FORCED]: { fill: 'none' } } });

const stroke = style({
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  '@media': { [FORCED]: { stroke: 'CanvasText' } },
});

/** Dash patterns tell the lines apart without color. The `you` color is only for the reader's own numbers. */
export const line = styleVariants({
  main: [stroke, { stroke: vars.color.fanMedian, strokeWidth: '3px' }],
  dashed: [stroke, { stroke: vars.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '8px 4px' }],
  dotted: [stroke, { stroke: vars.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '2px 4px' }],
  you: [stroke, { stroke: vars.color.you, strokeWidth: '3px', strokeDasharray: '12px 3px 3px 3px' }],
});

export const amount = style({
  position: 'absolute',
  right: 'calc(100% + 8px)',
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
});

export const end = style({
  position: 'absolute',
  left: 'calc(100% + 8px)',
  width: '96px',
  transform: 'translateY(-50%)',
  overflowWrap: 'anywhere',
  selectors: { '&[data-you]': { color: vars.color.you, fontWeight: 600 } },
});

export const xAxis = style({ position: 'relative', height: '26px' });

export const tick = style({
  position: 'absolute',
  top: '8px',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});

export const xLabel = style({ textAlign: 'center', color: vars.color.muted });
