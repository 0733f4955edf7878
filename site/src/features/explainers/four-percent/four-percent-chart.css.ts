import { style, styleVariants } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';

const NARROW = 'screen and (max-width: 30rem)';

// Leaves room for the amounts on the left and the line labels on the right.
export const chart = style({
  padding: `${space[3]} 96px 0 56px`,
  fontSize: font.size.xs,
  lineHeight: 1.3,
  color: vars.color.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [NARROW]: { paddingRight: '76px', paddingLeft: '48px' } },
});

export const plot = style({
  position: 'relative',
  height: '320px',
  '@media': { [NARROW]: { height: '260px' } },
});

export const svg = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const grid = style({
  stroke: vars.color.line,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const band = style({
  fill: vars.color.fanOuter,
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

const stroke = style({
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const line = styleVariants({
  poor: [stroke, { stroke: vars.color.fanEdge, strokeWidth: '2px', strokeDasharray: '8px 4px' }],
  average: [stroke, { stroke: vars.color.fanMedian, strokeWidth: '3px' }],
  good: [stroke, { stroke: vars.color.fanEdge, strokeWidth: '2px', strokeDasharray: '2px 4px' }],
});

const dot = style({
  position: 'absolute',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
});

/** Marks the start. */
export const start = style([dot, { left: 0, border: `6px solid ${vars.color.you}` }]);

/** Marks the year in which the savings run out. */
export const end = style([
  dot,
  { top: '100%', border: `2.5px solid ${vars.color.fanMedian}`, background: vars.color.page },
]);

export const amount = style({
  position: 'absolute',
  right: 'calc(100% + 12px)',
  transform: 'translateY(-50%)',
});

export const label = style({
  position: 'absolute',
  left: 'calc(100% + 12px)',
  display: 'grid',
  width: '84px',
  color: vars.color.text,
  transform: 'translateY(-50%)',
  '@media': { [NARROW]: { width: '66px' } },
});

export const years = style({ position: 'relative', height: '32px' });

export const year = style({
  position: 'absolute',
  top: space[2],
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});

export const sample = style({ display: 'block', width: '40px', height: '8px', marginBottom: space[1] });
