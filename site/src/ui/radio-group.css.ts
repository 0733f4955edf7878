import { style, styleVariants } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../theme/vars.css.ts';
import { notPrinted } from './printed.css.ts';

const base = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const row = style([base, notPrinted, { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }]);

export const group = styleVariants({
  column: [base, { display: 'grid' }],
  row: [row, { columnGap: space[5] }],
  pills: [row, { gap: space[2], '@media': { '(scripting: none)': { display: 'none' } } }],
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
      '@media': { 'screen and (max-width: 24rem)': { paddingInline: `${space[2]} ${space[3]}` } },
    },
  ],
});
