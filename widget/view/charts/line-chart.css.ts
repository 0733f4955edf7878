import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW_CHART, view } from '../theme.css.ts';
import { halo } from './chart-frame.css.ts';

export const band = styleVariants({
  outer: { fill: view.color.fanOuter, '@media': { [FORCED_COLORS]: { fill: 'none' } } },
  inner: { fill: view.color.fanInner, '@media': { [FORCED_COLORS]: { fill: 'none' } } },
});

const stroke = style({
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
});

/** Dash patterns tell the lines apart without color. The `you` color is only for the reader's own numbers. */
export const line = styleVariants({
  main: [stroke, { stroke: view.color.fanMedian, strokeWidth: '3px' }],
  dashed: [stroke, { stroke: view.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '8px 4px' }],
  dotted: [stroke, { stroke: view.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '2px 4px' }],
  you: [stroke, { stroke: view.color.you, strokeWidth: '3px', strokeDasharray: '12px 3px 3px 3px' }],
});

export const thinLine = styleVariants({
  solid: [stroke, { stroke: view.color.fanEdge, strokeWidth: '0.75px' }],
  dotted: [stroke, { stroke: view.color.muted, strokeWidth: '0.75px', strokeDasharray: '2px 3px' }],
});

const dot = style({
  position: 'absolute',
  boxSizing: 'border-box',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
});

export const dots = styleVariants({
  /** The reader's own number. */
  you: [dot, { border: `6px solid ${view.color.you}` }],
  calculated: [dot, { borderRadius: '2px', border: `6px solid ${view.color.accent}` }],
  /** The savings run out. */
  empty: [dot, { border: `2.5px solid ${view.color.fanMedian}`, background: view.color.surface }],
});

/**
 * A rising line leaves two corners of its dot free, and the label is in one of them:
 *
 *     calculated   /
 *               ( )
 *               /   you
 *
 * `LineChart` sets `data-start`, `data-end`, `data-top` or `data-low` on the label of a dot that is close to that edge of the
 * plot, where the corner has no room.
 */
export const dotLabel = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: view.color.text,
  textShadow: halo,
  selectors: {
    [`${dots.calculated} > &`]: { right: '4px', bottom: '8px' },
    [`${dots.calculated} > &[data-start]`]: { right: 'auto', left: '-6px' },
    // At the top of the plot, the label of the y axis is in the way.
    [`${dots.calculated} > &[data-top]`]: { top: '8px', bottom: 'auto' },
    [`${dots.empty} > &`]: { bottom: '8px', left: '50%', transform: 'translateX(-50%)' },
    [`${dots.you} > &`]: { left: '8px', top: '4px', color: view.color.you },
    // Further down, it would cover the labels of the x axis.
    [`${dots.you} > &[data-low]`]: {
      top: 'auto',
      bottom: '8px',
      left: '-3.25em',
      width: '6.5em',
      whiteSpace: 'normal',
      textWrap: 'balance',
      textAlign: 'center',
    },
    [`${dots.you} > &[data-low][data-start]`]: { left: '-6px', textAlign: 'start' },
    [`${dots.you} > &[data-end]`]: { right: '8px', left: 'auto' },
  },
});

/** Marks the selected x value. */
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  borderLeft: `1.5px solid ${view.color.text}`,
  transform: 'translateX(-50%)',
  '@media': { print: { display: 'none' } },
});

export const lineLabel = style({
  position: 'absolute',
  left: 'calc(100% + 8px)',
  width: '96px',
  transform: 'translateY(-50%)',
  overflowWrap: 'anywhere',
  selectors: { '&[data-you]': { color: view.color.you, fontWeight: 600 } },
  '@container': { [NARROW_CHART]: { width: '84px' } },
});
globalStyle(`${lineLabel} b`, { display: 'block' });

export const legendSample = style({ display: 'block', width: '40px', height: '8px', marginBottom: '4px' });
