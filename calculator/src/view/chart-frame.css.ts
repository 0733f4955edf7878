import { globalStyle, style } from '@vanilla-extract/css';
import { view } from './theme.css.ts';

const NARROW = 'chart (max-width: 480px)';

/** Leaves room for the labels of the y axis on the left. */
export const chart = style({
  padding: '12px 12px 0 56px',
  fontSize: 'max(12px, 0.78em)',
  lineHeight: 1.25,
  color: view.color.secondary,
  overflowWrap: 'normal',
  '@container': { [NARROW]: { paddingLeft: '48px' } },
});

/** Also leaves room for the labels of the lines on the right. */
export const labeledChart = style([
  chart,
  { paddingRight: '104px', '@container': { [NARROW]: { paddingRight: '92px' } } },
]);
globalStyle(`${chart} p`, { margin: 0 });

export const plot = style({
  position: 'relative',
  height: '240px',
  '@media': { print: { height: '140px' } },
});

export const tallPlot = style({
  position: 'relative',
  height: '320px',
  '@container': { [NARROW]: { height: '260px' } },
  '@media': { print: { height: '210px' } },
});

export const lowPlot = style({
  position: 'relative',
  height: '180px',
  '@container': { [NARROW]: { height: '150px' } },
});

export const layer = style({ position: 'absolute', inset: 0 });

export const svg = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const grid = style({
  stroke: view.color.line,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const yTick = style({
  position: 'absolute',
  right: 'calc(100% + 8px)',
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
});

export const xAxis = style({ position: 'relative', height: '26px' });

export const xTick = style({
  position: 'absolute',
  top: '8px',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});

export const xLabel = style({ textAlign: 'center', color: view.color.muted });

export const yLabel = style({ paddingBottom: '10px', color: view.color.muted });
globalStyle(`${chart} ${yLabel}`, {
  marginInlineStart: '-56px',
  '@container': { [NARROW]: { marginInlineStart: '-48px' } },
});

/** Height of an event's label above the plot. */
export const EVENT_HEIGHT = '22px';

export const event = style({ position: 'relative', height: EVENT_HEIGHT });
globalStyle(`${event} > span`, { position: 'absolute', paddingInline: '6px', whiteSpace: 'nowrap' });

export const eventLine = style({
  position: 'absolute',
  bottom: 0,
  width: 0,
  borderLeft: `1.5px dashed ${view.color.control}`,
  transform: 'translateX(-50%)',
});
