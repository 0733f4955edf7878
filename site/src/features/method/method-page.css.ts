import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space } from '../../theme/vars.css.ts';
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

export const text = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [BESIDE]: { gridColumn: 1, gridRow: 2 }, print: { display: 'block', marginTop: space[5] } },
});

export const section = style([prose, { maxWidth: size.prose }]);
globalStyle(`${section} > :last-child`, { marginBlockEnd: 0 });
// Tables with few columns.
globalStyle(`${section} > [role="region"]`, {
  marginBlockEnd: space[5],
  fontSize: font.size.sm,
  lineHeight: 1.5,
});
