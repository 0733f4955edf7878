import { style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../../theme/vars.css.ts';
import { form } from '../../../ui/page.css.ts';

const linkButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});

export const groups = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  '@media': { print: { display: 'none' } },
});

export const group = form;

export const groupTitle = style({ width: 'fit-content', fontSize: font.size.lg, scrollMarginTop: '96px' });

export const control = style({ display: 'grid', gap: space[2], justifyItems: 'stretch' });

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.tap,
  fontWeight: 600,
});

export const resetButton = style([
  linkButton,
  { justifySelf: 'start', minHeight: size.tap, fontWeight: 600, textAlign: 'start' },
]);
