import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';
import * as side from '../../ui/table-of-contents.css.ts';

const { BESIDE } = side;

export const layout = style([side.columns, { gap: `${space[6]} ${space[8]}` }]);

export const head = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [BESIDE]: { gridColumn: '1 / -1' } },
});

export const contents = style([side.contents, { '@media': { [BESIDE]: { gridRow: 2 } } }]);

export const topics = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [BESIDE]: { gridColumn: 1, gridRow: 2 }, print: { display: 'block', marginTop: space[5] } },
});

export const topic = style([prose, { maxWidth: size.prose }]);
globalStyle(`${topic} > :last-child`, { marginBlockEnd: 0 });

export const scroller = style({ marginBlockEnd: space[4], overflowX: 'auto' });

export const table = style({
  width: '100%',
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

// A word in place of an amount may take two lines.
export const missing = style({ color: vars.color.muted, fontSize: font.size.sm });

export const sources = style({ fontSize: font.size.sm, color: vars.color.secondary });
