import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';
import { plainList } from '../../../ui/layout.css.ts';

export const section = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  color: vars.color.secondary,
  fontSize: font.size.sm,
  '@media': { print: { display: 'none' } },
});

export const title = style({ width: 'fit-content', color: vars.color.text, fontSize: font.size.xl });

export const rows = style([plainList, { fontSize: font.size.sm }]);

/** A text, the effect, and a control. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '56px',
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { minHeight: 0, padding: 0, border: 0 } },
});
// A row without an effect.
globalStyle(`${row} > :first-child:nth-last-child(2)`, { gridColumn: '1 / 3' });
globalStyle(`${row} > :only-child, ${row} > :first-child:nth-last-child(2):has(+ [hidden])`, {
  gridColumn: '1 / -1',
});
globalStyle(`${row} > :is(button, input)`, {
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const effect = style({
  minWidth: '2.5em',
  fontSize: font.size.md,
  textAlign: 'end',
  selectors: { '&[data-stale="true"]': { color: vars.color.muted } },
});

const KNOB = '20px';

/** A switch. */
export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '48px',
  height: '28px',
  margin: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '2.5px',
    insetInlineStart: '3px',
    width: KNOB,
    height: KNOB,
    borderRadius: '50%',
    background: vars.color.control,
  },
  // The target is as high as a row.
  '::after': { content: '', position: 'absolute', inset: '-14px -8px' },
  selectors: {
    '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
    '&:checked::before': { insetInlineStart: '22px', background: vars.color.accentOn },
  },
  '@media': { [FORCED_COLORS]: { appearance: 'auto' } },
});
