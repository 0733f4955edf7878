import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '../../../theme/vars.css.ts';
import { plainList } from '../../../ui/layout.css.ts';

export const birthday = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 8rem)',
});
globalStyle(`${birthday} > legend`, { padding: 0, marginBottom: space[3], fontWeight: 600 });

export const list = style([plainList, { maxWidth: '44rem' }]);

/** The date and what happens, on two lines where there is no room for one. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const when = style({ flex: '0 0 11rem', color: vars.color.secondary });

export const what = style({ display: 'grid', flex: '1 1 16rem', minWidth: 0 });
