import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import * as linkCard from '../../ui/link-card.css.ts';
import { prose } from '../../ui/prose.css.ts';
import * as side from '../../ui/table-of-contents.css.ts';

const { TWO_COLUMNS } = side;

export const guide = style([
  side.columns,
  { gap: `${space[4]} ${space[8]}`, '@media': { [TWO_COLUMNS]: { gridTemplateRows: 'auto 1fr' } } },
]);

export const title = style({ alignSelf: 'end' });

export const header = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  '@media': { [TWO_COLUMNS]: { gridColumn: 1 } },
});

export const lead = style({
  maxWidth: size.prose,
  fontSize: font.size.lg,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const metadata = style({ fontSize: font.size.sm, color: vars.color.muted });

/** Visible only on pages that are wide enough to show it next to the title. */
export const illustration = style({
  display: 'none',
  '@media': {
    [TWO_COLUMNS]: { display: 'block', gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  },
});

export const contents = style([
  side.contentsColumn,
  { marginTop: space[4], '@media': { [TWO_COLUMNS]: { gridRow: 3, marginTop: space[5] } } },
]);

export const text = style({
  display: 'grid',
  marginTop: space[5],
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [TWO_COLUMNS]: { gridColumn: 1, gridRow: 3 }, print: { display: 'block' } },
});

// Limits the line length of text, but not the width of charts.
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

globalStyle(`${section}#sources > ul`, { fontSize: font.size.sm, lineHeight: 1.5 });

export const disclaimer = style({
  maxWidth: size.prose,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `4px solid ${vars.color.fanEdge}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  fontSize: font.size.sm,
  color: vars.color.secondary,
  '@media': { print: { marginTop: space[5] } },
});

export const nextSteps = style({
  display: 'grid',
  gap: space[4],
  gridColumn: '1 / -1',
  marginTop: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});

export const card = style([linkCard.card, { gap: space[2], padding: space[5] }]);

/** Highlights the card about the reader's numbers. */
export const calculatorCard = style([
  card,
  { background: vars.color.youSoft, selectors: { '&:hover': { borderColor: vars.color.you } } },
]);

export const guideLinksTitle = style({ marginTop: space[3] });

export const guideLinks = style({
  display: 'grid',
  columnGap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
});

export const guideLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: size.tap,
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const minutes = style({
  flexShrink: 0,
  fontSize: font.size.xs,
  fontWeight: 400,
  color: vars.color.muted,
});
