import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space } from '../../../theme/vars.css.ts';
import { form } from '../../../ui/page.css.ts';

const WIDE = 'screen and (min-width: 60rem)';

export const numbers = style([
  form,
  {
    '@media': {
      [WIDE]: { alignSelf: 'start' },
      'screen and (min-width: 60rem) and (min-height: 60rem)': { position: 'sticky', top: size.belowHeader },
      'screen and (max-width: 24rem)': { padding: `${space[4]} ${space[3]}` },
      print: { display: 'none' },
    },
  },
]);

export const panelTitle = style({ width: 'fit-content', fontSize: font.size.lg });

export const retired = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  width: '100%',
  maxWidth: '44rem',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${retired} > p`, { gridColumn: '1 / -1' });
