import { style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';

export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const tab = style({
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
  // Category names are lowercased, so that two spellings are one category.
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
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
