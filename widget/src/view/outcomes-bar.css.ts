import { createVar, style } from '@vanilla-extract/css';
import { view } from './theme.css.ts';

export const from = createVar();
export const median = createVar();
export const to = createVar();

export const figure = style({ margin: 0, display: 'grid', rowGap: '10px' });

export const title = style({ fontWeight: 600 });

export const bar = style({
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
  left: from,
  width: `calc(${to} - ${from})`,
  background: view.color.fanInner,
  borderInline: `1.5px solid ${view.color.fanEdge}`,
});

export const medianMark = style({
  position: 'absolute',
  insetBlock: '-5px',
  left: `calc(${median} - 1.5px)`,
  width: '3px',
  background: view.color.fanMedian,
});

export const values = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5em, 1fr))',
  gap: '6px 16px',
});

export const value = style({});

export const caption = style({ margin: 0, fontSize: '0.8125em', color: view.color.muted });
