import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/vars.css.ts';

/** The gaps that stacks use. Each adds to the first script of every page. */
const gaps = { 1: space[1], 2: space[2], 3: space[3], 4: space[4], 5: space[5], 6: space[6] };

/** Children below each other, `space[n]` apart. Wide ones do not widen it. */
export const stack = styleVariants(gaps, (gap) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
}));

/** Children next to each other, on as many lines as they need. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

/** A row whose first child is at the start and whose last child is at the end. */
export const spaceBetween = style([row, { justifyContent: 'space-between', rowGap: space[4] }]);

/** A list without markers and their indent. */
export const plainList = style({ padding: 0, listStyle: 'none' });
