import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { prose } from '../../ui/prose.css.ts';

const WIDE = 'screen and (min-width: 64rem)';

export const guide = style({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 44rem) 16rem',
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'space-between',
    },
    print: { display: 'block' },
  },
});

/** Its parts stand in the grid themselves. */
export const parts = style({ display: 'contents' });

export const title = style({ alignSelf: 'end' });

export const head = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  '@media': { [WIDE]: { gridColumn: 1 } },
});

export const lead = style({
  maxWidth: size.prose,
  fontSize: font.size.lg,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const facts = style({ fontSize: font.size.sm, color: vars.color.muted });

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: font.size.sm } },
});

/** Only where there is room beside the title. */
export const picture = style({
  display: 'none',
  '@media': { [WIDE]: { display: 'block', gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } },
});

export const contents = style({
  marginTop: space[4],
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  '@media': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: 3,
      marginTop: space[5],
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
  marginTop: space[5],
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridColumn: 1, gridRow: 3 }, print: { display: 'block' } },
});

// Text keeps its measure; a figure may take all the room there is.
export const section = style([
  prose,
  { maxWidth: 'none', '@media': { print: { marginBlockStart: space[6] } } },
]);
globalStyle(`${section} > *`, { maxWidth: size.prose });
globalStyle(`${section} > figure`, { maxWidth: 'none', marginBlock: `${space[6]}` });
globalStyle(`${section} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${section} > h2`, {
  fontSize: font.size.xxl,
  marginBlockEnd: space[4],
  '@media': { print: { breakAfter: 'avoid' } },
});

export const sources = style({ fontSize: font.size.sm, lineHeight: 1.5 });

export const note = style({
  maxWidth: size.prose,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `4px solid ${vars.color.fanEdge}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  fontSize: font.size.sm,
  color: vars.color.secondary,
  '@media': { print: { marginTop: space[5] } },
});
