import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { form } from '../../ui/page.css.ts';

export const explainer = style([
  stack[6],
  {
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) 22rem',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: space[8],
        rowGap: space[7],
      },
    },
  },
]);

export const intro = style({
  display: 'grid',
  gap: space[3],
  '@media': { [WIDE]: { gridColumn: '1 / -1' } },
});

export const question = style({ fontSize: font.size.lg });

export const hint = style({
  fontSize: font.size.sm,
  color: vars.color.muted,
  // Dragging works neither in print nor without scripts.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const chart = style({ minWidth: 0 });

export const controls = style([
  form,
  {
    '@media': {
      [WIDE]: { gridColumn: 2, gridRow: '2 / span 2', alignSelf: 'start' },
      // Stays visible next to a long table.
      [`${WIDE} and (min-height: 48rem)`]: { position: 'sticky', top: size.belowHeader },
      'screen and (max-width: 24rem)': { padding: space[4] },
      print: { display: 'none' },
    },
  },
]);

// Keeps the unit “(%)” from wrapping onto its own line.
globalStyle(`${controls} label`, { textWrap: 'balance' });

export const numbersSource = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  paddingTop: space[4],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const switchButton = style({
  minHeight: size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const stickySummary = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  margin: `0 -${space[3]} -${space[3]}`,
  padding: `10px ${space[3]}`,
  borderTop: `2px solid ${vars.color.you}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: vars.color.youSoft,
  fontSize: font.size.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  '@media': { [WIDE]: { display: 'none' }, 'screen and (max-height: 30rem)': { display: 'none' } },
});

export const notes = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  maxWidth: '40rem',
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: font.size.sm,
  color: vars.color.secondary,
});
