import { style } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';
import { button } from '../../../ui/button.css.ts';

const NARROW = 'screen and (max-width: 860px)';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const heading = style({ width: 'fit-content', fontSize: font.size.xl });

export const empty = style({
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  textAlign: 'center',
});

// Where it is narrow, each row becomes a card of its own, with the column's name before each value.
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
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

const line = `1px solid ${vars.color.line}`;

export const columnHead = style({
  padding: `${space[3]} ${space[4]}`,
  fontSize: font.size.sm,
  fontWeight: 600,
  color: vars.color.secondary,
  textAlign: 'start',
  selectors: { '&:last-child': { paddingInlineStart: space[6] } },
});

export const row = style({
  '@media': {
    [NARROW]: {
      display: 'block',
      padding: space[4],
      selectors: { '& + &': { borderTop: line } },
    },
  },
});

const wideCell = style({
  padding: `${space[3]} ${space[4]}`,
  borderTop: line,
  '@media': { [NARROW]: { border: 0 } },
});

export const name = style([
  wideCell,
  {
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media': { [NARROW]: { display: 'block', padding: `0 0 ${space[2]}` } },
  },
]);

export const cell = style([
  wideCell,
  {
    '@media': {
      [NARROW]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: space[4],
        padding: `${space[1]} 0`,
        textAlign: 'end',
        '::before': { content: 'attr(data-label)', color: vars.color.secondary, textAlign: 'start' },
      },
    },
  },
]);

export const scheduled = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  padding: `0 ${space[2]}`,
  borderRadius: radius.pill,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: font.size.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const actions = style([
  wideCell,
  {
    width: '1%',
    paddingBlock: space[1],
    whiteSpace: 'nowrap',
    '@media': { [NARROW]: { display: 'block', width: 'auto', padding: `${space[2]} 0 0` } },
  },
]);

export const actionRow = style({
  display: 'flex',
  gap: space[1],
  '@media': { [NARROW]: { flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space[3]})` } },
});

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
});

export const turn = style([
  button.secondary,
  {
    padding: `${space[1]} ${space[4]}`,
    selectors: { '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.55 } },
  },
]);
