import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, vars } from '../../theme/vars.css.ts';
import { card } from '../../ui/page.css.ts';

export const head = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style([card, { gap: space[2] }]);

export const title = style({ fontFamily: font.text, fontSize: font.size.md, lineHeight: 1.35 });
globalStyle(`${title} a`, { display: 'inline-block', paddingBlock: '4px' });

export const summary = style({
  paddingBlock: '10px',
  fontSize: font.size.sm,
  color: vars.color.secondary,
  cursor: 'pointer',
});

export const does = style({ display: 'grid', gap: space[2], fontSize: font.size.sm });
globalStyle(`${does} dt`, { fontWeight: 600 });
globalStyle(`${does} code`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: font.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
