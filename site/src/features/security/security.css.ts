import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { row } from '../../ui/layout.css.ts';

export const listItem = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 'none', paddingTop: 0 } },
});

export const itemTitle = style([row, { fontWeight: 600 }]);

export const currentBadge = style({
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: font.size.sm,
});

/** Offsets the padding of the first button, so that its label aligns with the text. */
export const itemActions = style([row, { marginInlineStart: `-${space[3]}` }]);

/** Two columns of codes that are easy to read and to compare. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  // The numbers of the second column are in the gap.
  gap: `${space[1]} ${space[6]}`,
  paddingInlineStart: space[6],
  fontSize: font.size.lg,
  lineHeight: 1.4,
});
