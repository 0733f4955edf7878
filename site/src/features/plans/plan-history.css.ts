import { style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../theme/vars.css.ts';

export const history = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = style({ fontSize: font.size.lg });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

/** As wide as the text can be read; the actions are next to it, or below it on narrow pages. */
export const facts = style({ flex: '1 1 18rem', minWidth: 0 });

export const date = style({ fontWeight: 600 });

export const choice = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minHeight: size.tap,
});
