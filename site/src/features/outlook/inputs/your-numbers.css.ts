import { style } from '@vanilla-extract/css';
import { font, size, space } from '../../../theme/vars.css.ts';
import { form } from '../../../ui/page.css.ts';

const WIDE = 'screen and (min-width: 60rem)';

/** Height of the bar at the bottom of the window, with a gap. */
const BAR_ROOM = '5rem';

/** The numbers stay in view beside the answer. In a window that is too low for them, they scroll. */
export const numbers = style([
  form,
  {
    '@media': {
      [WIDE]: {
        position: 'sticky',
        top: size.belowHeader,
        maxHeight: `calc(100vh - ${size.belowHeader} - ${BAR_ROOM})`,
        overflowY: 'auto',
      },
      'screen and (max-width: 24rem)': { padding: `${space[4]} ${space[3]}` },
      print: { display: 'none' },
    },
  },
]);

export const panelTitle = style({ width: 'fit-content', fontSize: font.size.lg });
