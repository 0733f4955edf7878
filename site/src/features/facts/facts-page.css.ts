import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';

export const topic = style([prose, { maxWidth: size.prose }]);
globalStyle(`${topic} > :last-child`, { marginBlockEnd: 0 });

export const table = style({
  width: '100%',
  marginBlockEnd: space[4],
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `6px ${space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { borderTop: 0, fontWeight: 600, verticalAlign: 'bottom' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
