import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';

export const rows = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  fontSize: font.size.xs,
  lineHeight: 1.25,
  color: vars.color.secondary,
  overflowWrap: 'normal',
});

export const row = style({ display: 'contents' });

export const svg = style({ display: 'block', width: '100%', height: '18px' });

const filled = style({ '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });

export const bar = styleVariants({
  plain: [filled, { fill: vars.color.fanEdge }],
  main: [filled, { fill: vars.color.fanMedian }],
});

export const amount = style({ textAlign: 'end' });

globalStyle(`${row}[data-main] > span`, { fontWeight: 600, color: vars.color.text });
