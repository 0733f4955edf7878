import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';
import { stack } from '../../../ui/layout.css.ts';

/** Limits the width of a check-in to that at which its chart is easy to read. */
export const checkIn = style([stack[4], { maxWidth: '44rem' }]);

export const answer = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[4],
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${vars.color.accent}`,
});
globalStyle(`${answer} > :is(h2, h3)`, { fontFamily: font.display, lineHeight: 1.25 });

/** Fields in as many columns as there is room for. */
export const fieldColumns = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});
globalStyle(`${fieldColumns} > legend`, { padding: 0, marginBottom: space[3], fontWeight: 600 });
