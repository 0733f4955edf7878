import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { view } from './theme.css.ts';

const FORCED = '(forced-colors: active)';

export const band = style({ fill: view.color.fanOuter, '@media': { [FORCED]: { fill: 'none' } } });

const stroke = style({
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  '@media': { [FORCED]: { stroke: 'CanvasText' } },
});

/** Dash patterns tell the lines apart without color. The `you` color is only for the reader's own numbers. */
export const line = styleVariants({
  main: [stroke, { stroke: view.color.fanMedian, strokeWidth: '3px' }],
  dashed: [stroke, { stroke: view.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '8px 4px' }],
  dotted: [stroke, { stroke: view.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '2px 4px' }],
  you: [stroke, { stroke: view.color.you, strokeWidth: '3px', strokeDasharray: '12px 3px 3px 3px' }],
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
  /** The savings run out. */
  empty: [dot, { border: `2.5px solid ${view.color.fanMedian}`, background: view.color.surface }],
});

export const label = style({
  position: 'absolute',
  left: 'calc(100% + 8px)',
  width: '96px',
  transform: 'translateY(-50%)',
  overflowWrap: 'anywhere',
  selectors: { '&[data-you]': { color: view.color.you, fontWeight: 600 } },
  '@container': { 'chart (max-width: 480px)': { width: '76px' } },
});
globalStyle(`${label} b`, { display: 'block' });

export const sample = style({ display: 'block', width: '40px', height: '8px', marginBottom: '4px' });
