import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';

const WIDE = 'screen and (min-width: 64rem)';

export const layout = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 44rem) 16rem', justifyContent: 'space-between' },
    print: { display: 'block' },
  },
});

export const head = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridColumn: '1 / -1' } },
});

export const updated = style({ fontSize: font.size.sm, color: vars.color.muted });

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: font.size.sm } },
});

export const contents = style({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  '@media': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'start',
      position: 'sticky',
      top: '96px',
      maxHeight: 'calc(100vh - 128px)',
      overflowY: 'auto',
      padding: `0 0 0 ${space[4]}`,
      border: 0,
      borderRadius: 0,
      borderInlineStart: `1.5px solid ${vars.color.fanEdge}`,
      background: 'none',
    },
  },
});

export const contentsTitle = style({ fontSize: font.size.sm, fontWeight: 600 });

export const contentsList = style({ padding: 0, listStyle: 'none', marginTop: space[1] });

export const contentsLink = style({
  display: 'block',
  paddingBlock: '6px',
  fontSize: font.size.sm,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const text = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridColumn: 1, gridRow: 2 }, print: { display: 'block', marginTop: space[5] } },
});

export const summary = style([
  prose,
  {
    padding: `${space[5]} ${space[5]}`,
    borderInlineStart: `4px solid ${vars.color.fanEdge}`,
    borderRadius: radius.medium,
    background: vars.color.accentSoft,
    '@media': { 'screen and (max-width: 360px)': { padding: space[4] } },
  },
]);
globalStyle(`${summary} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${summary} li:last-child`, { marginBlockEnd: 0 });

// Text keeps its measure; a table may take all the room there is.
export const section = style([prose, { maxWidth: 'none' }]);
globalStyle(`${section} > *`, { maxWidth: size.prose });
globalStyle(`${section} > table`, { maxWidth: 'none' });
globalStyle(`${section} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${section} > h2`, {
  '@media': { print: { marginBlockStart: space[5], breakAfter: 'avoid' } },
});
