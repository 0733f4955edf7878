import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/media-queries.ts';
import { vars } from '../../theme/vars.css.ts';

export const illustration = style({ display: 'block', width: '100%', height: 'auto' });

const area = style({ '@media': { [FORCED_COLORS]: { fill: 'Canvas', stroke: 'CanvasText' } } });
export const outer = style([area, { fill: vars.color.fanOuter }]);
export const inner = style([area, { fill: vars.color.fanInner }]);
export const benefitBar = style([area, { fill: vars.color.fanInner }]);
export const fullBenefitBar = style({
  fill: vars.color.you,
  '@media': { [FORCED_COLORS]: { fill: 'Highlight' } },
});

const stroke = style({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
});
export const line = style([stroke, { stroke: vars.color.fanMedian, strokeWidth: 3.5 }]);
export const edge = style([stroke, { stroke: vars.color.fanEdge, strokeWidth: 2 }]);
export const dashed = style([stroke, { stroke: vars.color.fanEdge, strokeWidth: 2, strokeDasharray: '8 6' }]);
export const dotted = style([
  stroke,
  { stroke: vars.color.fanEdge, strokeWidth: 2.5, strokeDasharray: '1 6' },
]);
export const mark = style([stroke, { stroke: vars.color.you, strokeWidth: 2, strokeDasharray: '3 5' }]);
export const ground = style([stroke, { stroke: vars.color.control, strokeWidth: 1.5 }]);

export const otherAge = style({
  fill: vars.color.surface,
  stroke: vars.color.fanMedian,
  strokeWidth: 3,
  '@media': { [FORCED_COLORS]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const you = style({
  fill: vars.color.you,
  stroke: vars.color.surface,
  strokeWidth: 3,
  '@media': { [FORCED_COLORS]: { fill: 'Highlight', stroke: 'Canvas' } },
});
