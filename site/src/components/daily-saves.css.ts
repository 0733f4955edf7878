import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../theme/media-queries.ts';
import { font, size, space, vars } from '../theme/vars.css.ts';

export const chart = style({ display: 'block', width: '100%', height: '64px' });

export const bar = style({
  fill: vars.color.accent,
  '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } },
});

export const baseline = style({ stroke: vars.color.line, strokeWidth: 1 });

export const summary = style({ minHeight: size.tap, alignContent: 'center', cursor: 'pointer' });

export const table = style({
  width: '100%',
  maxWidth: '24rem',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `6px ${space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { borderTop: 0, fontWeight: 600 });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });
