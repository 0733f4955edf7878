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
// Overrides the margins of running text.
globalStyle(`${figure} > *`, { margin: 0 });
// A page break may split the table, but not the chart.
globalStyle(`${figure} > :not(details)`, { breakInside: 'avoid' });

export const description = style({ fontSize: font.size.sm, color: vars.color.secondary });
globalStyle(`${figure} > ${description}`, { margin: 0 });
