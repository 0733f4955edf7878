import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { button } from '../../ui/button.css.ts';
import { list } from '../../ui/link-card.css.ts';

export const cards = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))' },
]);

export const illustration = style({ padding: `${space[5]} ${space[5]} 0` });

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  padding: space[5],
});

export const minutes = style({ fontSize: font.size.sm, color: vars.color.muted });

/** A placeholder, which is not clickable. */
export const coming = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[6],
  border: `1.5px dashed ${vars.color.line}`,
  borderRadius: radius.large,
  textAlign: 'center',
  fontSize: font.size.sm,
  color: vars.color.muted,
});

export const explainers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.large,
  background: vars.color.accentSoft,
});

export const explainersTitle = style({ fontSize: font.size.xl });

export const explainersLink = style([button.primary, { flexShrink: 0 }]);
