import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';
import { card } from '../../ui/page.css.ts';

export const head = style({ display: 'grid', gap: space[2] });

/** As wide as on the page that has nothing else. */
export const signIn = style([card, { width: '100%', maxWidth: '30rem' }]);

const WIDE = 'screen and (min-width: 960px)';

/** What it comes to, what to do with it, and what it is made of; where there is room, the second beside the others. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [WIDE]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 24rem)' },
  },
});

export const aside = style({
  '@media': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
