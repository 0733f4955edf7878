import { style, styleVariants } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';

export const chart = style({
  display: 'grid',
  gap: space[1],
  fontSize: font.size.xs,
  lineHeight: 1.25,
  color: vars.color.secondary,
  overflowWrap: 'normal',
});

/** A row of month labels. */
export const months = style({ position: 'relative', height: '20px' });

export const month = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: { '&[data-birthday]': { fontWeight: 600, color: vars.color.you } },
});

export const svg = style({ display: 'block', width: '100%', height: '96px', overflow: 'visible' });

const base = style({
  fill: 'none',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** Dash patterns tell the lines apart without color. */
export const line = styleVariants({
  before: [base, { stroke: vars.color.fanMedian, strokeWidth: '3px' }],
  birthday: [base, { stroke: vars.color.you, strokeWidth: '3px', strokeDasharray: '12px 6px' }],
  after: [base, { stroke: vars.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '2px 5px' }],
});
