import { style } from '@vanilla-extract/css';
import { BELOW_WIDE, FORCED_COLORS, WIDE } from '../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { input } from '../../ui/form-field.css.ts';
import { row } from '../../ui/layout.css.ts';
import { list } from '../../ui/link-card.css.ts';

/** The search and the categories above the articles. On wide pages, the sidebar has both. */
export const aboveArticles = style({ '@media': { [WIDE]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gap: space[7],
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', alignItems: 'start' },
  },
});

export const cards = style([
  list,
  {
    gridTemplateColumns: '1fr',
    '@media': { '(min-width: 42rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

/** The newest article takes a whole row. */
export const featured = style({ gridColumn: '1 / -1' });

export const more = style({ display: 'grid', justifyItems: 'center', marginTop: space[6] });

export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  padding: `0 ${space[5]}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.accent,
  fontWeight: 600,
  textDecoration: 'none',
});

export const searchForm = style({ display: 'grid', gap: space[1], maxWidth: '32rem' });
export const searchRow = style({ display: 'flex', gap: space[2] });
export const searchInput = style([input, { flex: 1, minWidth: 0 }]);

export const categoryTabs = style([row, { gap: space[2] }]);

export const categoryTab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  padding: `0 ${space[4]}`,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.secondary,
  fontSize: font.size.sm,
  fontWeight: 600,
  textDecoration: 'none',
  // Category names are lowercased, so two spellings are one category.
  textTransform: 'capitalize',
  selectors: {
    '&:hover': { borderColor: vars.color.fanEdge, color: vars.color.accent },
    '&[aria-selected="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.accentOn,
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const sidebar = style({ display: 'grid', alignContent: 'start', gap: space[6] });

/** The search and the categories. On narrow pages, they are above the articles and the sidebar is below. */
export const wideOnly = style({ '@media': { [BELOW_WIDE]: { display: 'none' } } });

export const sidebarSection = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1.5px solid ${vars.color.fanEdge}`,
});

export const sidebarHeading = style({ fontSize: font.size.lg });

export const sidebarLink = style({
  display: 'inline-block',
  minWidth: '24px',
  paddingBlock: space[1],
  color: vars.color.text,
  textDecorationColor: vars.color.line,
  selectors: {
    '&[aria-current]': { color: vars.color.accent, fontWeight: 600, textDecorationColor: 'currentColor' },
  },
});

export const category = style([sidebarLink, { textTransform: 'capitalize' }]);

export const date = style({ display: 'block', fontSize: font.size.sm, color: vars.color.muted });

export const count = style({ color: vars.color.muted });

export const tags = style([row, { gap: space[2] }]);

export const tag = style({
  display: 'inline-block',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.secondary,
  fontSize: font.size.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.fanEdge, color: vars.color.accent },
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.accent, fontWeight: 600 },
    '&::before': { content: '"#"', color: vars.color.muted },
  },
});
