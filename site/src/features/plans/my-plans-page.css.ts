import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../theme/vars.css.ts';

const NARROW = 'screen and (max-width: 720px)';

export const list = style({ display: 'grid', gap: space[4] });

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

export const summary = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
});

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  textAlign: 'center',
});

// Below 720 px each row becomes a card of its own, with the column's name before each value.
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [NARROW]: { display: 'block' } },
});

export const tableHead = style({
  '@media': {
    [NARROW]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const columnHead = style({
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: font.size.sm,
  fontWeight: 600,
  color: vars.color.secondary,
  textAlign: 'start',
});

export const row = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [NARROW]: { display: 'block', position: 'relative', padding: `${space[3]} ${space[4]}` } },
});

export const name = style({
  padding: `${space[3]} ${space[4]}`,
  fontWeight: 600,
  textAlign: 'start',
  maxWidth: '22rem',
  overflowWrap: 'anywhere',
  '@media': { [NARROW]: { display: 'block', padding: `${space[2]} ${space[8]} ${space[2]} 0` } },
});

export const cell = style({
  padding: `${space[3]} ${space[4]}`,
  '@media': {
    [NARROW]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[4],
      padding: `${space[1]} 0`,
      '::before': { content: 'attr(data-label)', color: vars.color.secondary },
    },
  },
});

export const actions = style({
  padding: `${space[1]} ${space[4]}`,
  '@media': {
    [NARROW]: { display: 'block', position: 'absolute', top: space[2], insetInlineEnd: space[2], padding: 0 },
  },
});
