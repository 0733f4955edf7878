import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../theme/vars.css.ts';

const box = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: '4px solid',
  borderRadius: radius.small,
  // Long email addresses must not widen the page.
  overflowWrap: 'anywhere',
});

export const error = style([
  box,
  { borderColor: vars.color.danger, background: vars.color.dangerSoft, color: vars.color.danger },
]);

export const notice = style([
  box,
  { gap: space[3], borderColor: vars.color.warning, background: vars.color.warningSoft },
]);

export const title = style({ fontFamily: font.text, fontSize: font.size.md, fontWeight: 600 });

export const list = style({ paddingLeft: space[4] });

export const link = style({ color: 'inherit', selectors: { '&:hover': { color: 'inherit' } } });
