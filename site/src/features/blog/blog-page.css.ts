import { style } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../../theme/vars.css.ts';
import { list } from '../../ui/link-card.css.ts';

export const head = style({ display: 'grid', gap: space[3] });

/** Width from which the sidebar is beside the articles. */
const BESIDE = 'screen and (min-width: 60rem)';

/** The search and the categories above the articles; beside them, the sidebar has both. */
export const aboveOnly = style({ '@media': { [BESIDE]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gap: space[7],
  '@media': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', alignItems: 'start' },
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
