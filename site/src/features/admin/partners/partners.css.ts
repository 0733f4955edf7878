import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';
import { row } from '../../../ui/page.css.ts';

export const partners = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' });

export const heading = style({ width: 'fit-content', fontSize: font.size.lg });

/** Offsets the padding of the first button, so that its label aligns with the text. */
export const actions = style([row, { marginInlineStart: `-${space[3]}` }]);

export const details = style({ display: 'grid', gap: space[2] });

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
});

export const detailLabel = style({ minWidth: '8rem', color: vars.color.secondary });

export const detailValue = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const empty = style({
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  textAlign: 'center',
});
