import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../../../theme/vars.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';

export const list = style({ display: 'grid', gap: space[1], width: '100%', maxWidth: size.prose });

export const leavesOut = style([list, notPrinted]);

export const title = style({ width: 'fit-content', fontSize: font.size.lg });

export const items = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.sm });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { border: 0 } },
});

/** Wraps as one, so that a new outcome rarely needs another line. */
export const outcome = style({
  display: 'inline-block',
  minWidth: '8em',
  selectors: { '&[data-stale="true"]': { color: vars.color.muted } },
});

globalStyle(`${item} > button`, {
  color: vars.color.accent,
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' } },
});

export const controls = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const more = style({});
globalStyle(`${more} > summary`, {
  width: 'fit-content',
  minHeight: size.tap,
  alignContent: 'center',
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});

export const moreContent = style({ display: 'grid', gap: space[4], paddingBlockStart: space[2] });

/** The partner's fields. */
export const partner = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBottom: space[3], fontWeight: 600 });
