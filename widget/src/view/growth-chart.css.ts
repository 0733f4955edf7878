import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { view } from './theme.css.ts';

export const figure = style({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style({
  fontFamily: view.font.display,
  fontSize: '1.25em',
  fontWeight: 600,
  lineHeight: 1.25,
});

export const caption = style({ fontSize: '0.8125em', color: view.color.muted });

// The padding has the amounts on the left, and the names of the lines on the right.
export const chart = style({
  padding: '12px 96px 0 56px',
  fontSize: '13px',
  color: view.color.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const plot = style({ position: 'relative', height: '220px' });

export const svg = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const grid = style({
  stroke: view.color.line,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const band = style({ fill: view.color.fanOuter });

const stroke = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

export const line = styleVariants({
  conservative: [stroke, { stroke: view.color.fanEdge, strokeWidth: '2px', strokeDasharray: '8px 4px' }],
  moderate: [stroke, { stroke: view.color.fanMedian, strokeWidth: '3px' }],
  aggressive: [stroke, { stroke: view.color.fanEdge, strokeWidth: '2px', strokeDasharray: '2px 4px' }],
});

export const amount = style({
  position: 'absolute',
  right: 'calc(100% + 8px)',
  transform: 'translateY(-50%)',
});

export const end = style({
  position: 'absolute',
  left: 'calc(100% + 8px)',
  width: '88px',
  overflowWrap: 'anywhere',
  transform: 'translateY(-50%)',
});

export const ages = style({ position: 'relative', height: '28px' });

export const age = style({ position: 'absolute', top: '6px', transform: 'translateX(-50%)' });

export const summary = style({
  width: 'fit-content',
  minHeight: '24px',
  cursor: 'pointer',
  fontWeight: 600,
  color: view.color.accent,
  selectors: { '&:focus-visible': { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' } },
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const tableCaption = style({ padding: '8px 0', textAlign: 'start', color: view.color.secondary });

globalStyle(`${table} :is(th, td)`, {
  padding: '6px 8px',
  borderTop: `1px solid ${view.color.line}`,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${table} :is(th, td)`, {
  '@container': { 'calculator (max-width: 480px)': { padding: '6px 3px', fontSize: '0.875em' } },
});
globalStyle(`${table} thead th`, { fontWeight: 600 });
globalStyle(`${table} th:first-child`, { textAlign: 'start' });
