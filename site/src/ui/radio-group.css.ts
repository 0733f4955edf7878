import { style, styleVariants } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../theme/vars.css.ts';
import { row } from './layout.css.ts';
import { notPrinted } from './printed.css.ts';

export const group = styleVariants({
  column: { display: 'grid' },
  row: [notPrinted, row, { gap: `0 ${space[5]}` }],
  pills: [notPrinted, row, { gap: space[2], '@media': { '(scripting: none)': { display: 'none' } } }],
});

export const legend = style({ marginBottom: space[1], padding: 0, fontWeight: 600 });

const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
  lineHeight: 1.35,
  cursor: 'pointer',
});

export const option = styleVariants({
  column: [choice, { gap: space[3] }],
  row: [choice],
  pills: [
    choice,
    {
      padding: `0 ${space[4]} 0 ${space[3]}`,
      border: `1.5px solid ${vars.color.control}`,
      borderRadius: radius.pill,
      background: vars.color.surface,
      selectors: {
        '&:has(:checked)': {
          borderColor: vars.color.accent,
          background: vars.color.accentSoft,
          fontWeight: 600,
        },
      },
    },
  ],
});
