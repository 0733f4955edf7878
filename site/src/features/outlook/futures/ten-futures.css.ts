import { style } from '@vanilla-extract/css';
import { space, vars } from '../../../theme/vars.css.ts';
import { plainList } from '../../../ui/layout.css.ts';

export const list = style([plainList, { maxWidth: '44rem' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  minHeight: '3.5rem',
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const chart = style({ display: 'block', width: '100%' });

export const baseline = style({ stroke: vars.color.line, fill: 'none' });

export const lastingLine = style({ stroke: vars.color.accent, strokeWidth: 2, fill: 'none' });

/** Dashed, so that it does not differ by color only. */
export const endingLine = style([lastingLine, { stroke: vars.color.secondary, strokeDasharray: '4 2' }]);
