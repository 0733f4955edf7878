import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';
import { stack } from './layout.css.ts';
import * as pageStyles from './page.css.ts';

/** As narrow as the form until the window has room for two columns. */
export const page = style([
  pageStyles.page,
  { maxWidth: '30rem', '@media': { [WIDE]: { maxWidth: size.page } } },
]);

/** Two equal columns on wide windows. */
export const columns = style([
  stack[6],
  {
    alignItems: 'start',
    '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

/** Text about the form, next to the form. */
export const aside = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  background: vars.color.sunken,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${aside} > h2`, { fontSize: font.size.xl });
globalStyle(`${aside} > :is(ul, ol)`, { display: 'grid', gap: space[3], paddingInlineStart: '1.25em' });
