import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW_CHART, view } from '../theme.css.ts';

/** Width of the labels of the y axis, on the left of the plot; they need more if the text is large. */
const Y_AXIS_WIDTH = 'max(56px, 3.6em)';
const NARROW_Y_AXIS_WIDTH = 'max(48px, 3.4em)';

export const chart = style({
  padding: `12px 12px 0 ${Y_AXIS_WIDTH}`,
  fontSize: 'max(12px, 0.78em)',
  lineHeight: 1.25,
  color: view.color.secondary,
  overflowWrap: 'normal',
  '@container': { [NARROW_CHART]: { paddingLeft: NARROW_Y_AXIS_WIDTH } },
});

/** A chart whose lines have labels, on the right of the plot. */
export const labeledChart = style([
  chart,
  { paddingRight: '104px', '@container': { [NARROW_CHART]: { paddingRight: '92px' } } },
]);
// `:where()` has no specificity, so that the styles of the labels below override it.
globalStyle(`:where(${chart}) p`, { margin: 0 });

export const plot = style({
  position: 'relative',
  height: '240px',
  '@media': { print: { height: '140px' } },
});

export const tallPlot = style({
  position: 'relative',
  height: '320px',
  '@container': { [NARROW_CHART]: { height: '260px' } },
  '@media': { print: { height: '210px' } },
});

export const lowPlot = style({
  position: 'relative',
  height: '180px',
  '@container': { [NARROW_CHART]: { height: '150px' } },
  '@media': { print: { height: '110px' } },
});

/** Keeps a label legible where a line crosses it. */
export const halo = `0 0 2px ${view.color.surface}, 0 0 3px ${view.color.surface}, 0 0 4px ${view.color.surface}`;

/** Covers the plot. */
export const layer = style({ position: 'absolute', inset: 0 });

export const svg = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const gridLine = style({
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

/** Begins above the labels of the y axis. */
export const yLabel = style({
  marginInlineStart: `calc(-1 * ${Y_AXIS_WIDTH})`,
  paddingBottom: '10px',
  color: view.color.muted,
  '@container': { [NARROW_CHART]: { marginInlineStart: `calc(-1 * ${NARROW_Y_AXIS_WIDTH})` } },
});

/** Height of the row of an event's label, above the plot. */
export const EVENT_LABEL_HEIGHT = '22px';

export const eventLabel = style({ position: 'relative', height: EVENT_LABEL_HEIGHT });
globalStyle(`${eventLabel} > span`, {
  position: 'absolute',
  zIndex: 1,
  paddingInlineStart: '6px',
  whiteSpace: 'nowrap',
  textShadow: halo,
});
globalStyle(`${eventLabel} > [data-end]`, { paddingInline: '0 6px' });

export const eventLine = style({
  position: 'absolute',
  bottom: 0,
  width: 0,
  borderLeft: `1.5px dashed ${view.color.control}`,
  transform: 'translateX(-50%)',
});
