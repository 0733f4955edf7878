import { style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../theme/vars.css.ts';
import * as linkCard from '../../ui/link-card.css.ts';

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

export const cardText = style({ fontSize: font.size.sm, color: vars.color.secondary });

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
