import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

export const levels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const level = style({
  padding: `2px ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  color: vars.color.secondary,
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.you,
      background: vars.color.youSoft,
      color: vars.color.text,
      fontWeight: 600,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});
