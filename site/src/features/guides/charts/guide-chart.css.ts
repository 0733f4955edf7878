import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

export const figure = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  lineHeight: 1.5,
  '@media': { 'screen and (max-width: 30rem)': { padding: space[4] } },
});
// The margins of running text are not for what stands in a figure.
globalStyle(`${figure} > *`, { margin: 0 });
// On paper a long table may go on on the next page, a drawing may not.
globalStyle(`${figure} > :not(details)`, { breakInside: 'avoid' });

export const description = style({ fontSize: font.size.sm, color: vars.color.secondary });
globalStyle(`${figure} > ${description}`, { margin: 0 });
