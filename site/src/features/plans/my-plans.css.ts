import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';
import { responsiveTable } from '../../ui/responsive-table.ts';
import { NARROW } from './plans-table.css.ts';

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

/** One slim row below the plans. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
});

export const fact = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const factValue = style({ fontWeight: 600 });

export const noPlans = style([
  responsiveTable(NARROW).empty,
  { display: 'grid', justifyItems: 'center', gap: space[4] },
]);
