import { style } from '@vanilla-extract/css';
import { WIDE } from '../../theme/media-queries.ts';
import { font, space } from '../../theme/vars.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { card as cardBase } from '../../ui/page.css.ts';

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

/** Login prompt: a heading and a paragraph, with two buttons next to them on wide screens. */
export const loginPrompt = style([
  cardBase,
  {
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space[6],
      },
    },
  },
]);

export const columns = style([
  stack[6],
  {
    alignItems: 'start',
    '@media': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' },
    },
  },
]);
