import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/media-queries.ts';
import { font, size, space, vars } from '../../theme/vars.css.ts';

export const header = style({ display: 'grid', gap: space[3] });

export const furtherLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});

const WIDE = 'screen and (min-width: 40rem)';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[4],
  '@media': {
    [WIDE]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[6],
      borderBottom: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  padding: `${space[1]} 0`,
  // Covers the line below the list of tabs.
  marginBottom: '-1px',
  borderBottom: `3px solid ${vars.color.line}`,
  color: vars.color.secondary,
  fontFamily: font.display,
  fontSize: font.size.lg,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-selected="true"]': { color: vars.color.text, borderBottomColor: vars.color.you },
  },
  '@media': {
    [WIDE]: { borderBottomColor: 'transparent' },
    'screen and (max-width: 24rem)': { fontSize: font.size.md },
    [FORCED_COLORS]: {
      // Transparent borders would be shown in forced colors.
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
