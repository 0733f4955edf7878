import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';
import { card } from '../../ui/page.css.ts';

/** The login form, as wide as on the login page. */
export const loginCard = style([card, { width: '100%', maxWidth: '30rem' }]);

const WIDE = 'screen and (min-width: 960px)';

/** Projection, form and inputs. On wide screens, the form is next to the projection and the inputs. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [WIDE]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 24rem)' },
  },
});

export const saveColumn = style({
  '@media': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
