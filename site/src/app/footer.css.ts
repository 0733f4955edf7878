import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../theme/media-queries.ts';
import { font, size, space, vars } from '../theme/vars.css.ts';

import { row } from '../ui/layout.css.ts';

export { radio } from '../ui/choices.css.ts';

export const footer = style({
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontSize: font.size.sm,
  color: vars.color.secondary,
  '@media': { print: { display: 'none' } },
});

export const bottomRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  maxWidth: size.page,
  margin: '0 auto',
  padding: `${space[6]} ${space[4]}`,
});

export const disclaimer = style({ maxWidth: size.prose });

export const legend = style({
  float: 'left',
  marginInlineEnd: space[3],
  fontWeight: 600,
});

export const themeChoice = style([
  row,
  // A script changes the theme.
  { '@media': { '(scripting: none)': { display: 'none' } } },
]);

export const themeOption = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
});

export const links = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  width: '100%',
  maxWidth: size.page,
  margin: '0 auto',
  padding: `${space[6]} ${space[4]} 0`,
});

// On a phone, the short links of the last group are next to each other.
globalStyle(`${links} > :last-child`, { '@media': { [PHONE]: { gridColumn: '1 / -1' } } });
globalStyle(`${links} > :last-child > ul`, {
  '@media': { [PHONE]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` } },
});

export const groupTitle = style({
  marginBottom: space[2],
  fontFamily: font.text,
  fontSize: font.size.sm,
  color: vars.color.text,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  // Titles of two lines stay apart.
  paddingBlock: '4px',
  lineHeight: 1.3,
  color: vars.color.secondary,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
});
