import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { card, form } from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

export { notPrinted };

const WIDE = 'screen and (min-width: 60rem)';

export const answer = style({ display: 'grid', gap: space[3] });

export const goal = style({ maxWidth: size.prose });
// Underlines mark numbers that can be changed. Nothing can be changed on paper.
globalStyle(`${answer} :is([role="spinbutton"], button)`, {
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});
globalStyle(`${goal} p`, { '@media': { print: { fontSize: '11pt', lineHeight: 1.3 } } });

export const hint = style({
  fontSize: font.size.sm,
  color: vars.color.muted,
  // Dragging works neither in print nor without scripts.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

const linkButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});

export const notes = style({
  display: 'grid',
  gap: space[2],
  maxWidth: size.prose,
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `3px solid ${vars.color.you}`,
  background: vars.color.youSoft,
  borderRadius: `0 ${radius.medium} ${radius.medium} 0`,
  fontSize: font.size.sm,
  listStyle: 'none',
  '@media': {
    print: {
      gridArea: 'notes',
      maxWidth: 'none',
      padding: 0,
      border: 0,
      background: 'none',
      fontSize: '9pt',
      gap: 0,
    },
  },
});

export const section = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { gap: space[2] } },
});
globalStyle(`${section} > h2`, {
  width: 'fit-content',
  fontSize: font.size.xl,
  '@media': { print: { fontSize: '12pt' } },
});

export const prose = style({
  maxWidth: size.prose,
  '@media': { print: { maxWidth: 'none', fontSize: '9pt' } },
});

export const note = style({
  maxWidth: size.prose,
  fontSize: font.size.sm,
  color: vars.color.secondary,
  '@media': { print: { maxWidth: 'none', fontSize: '8pt' } },
});

export const levers = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gap: space[2], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', fontSize: '9pt' } },
});

export const lever = style([
  card,
  {
    gap: space[3],
    gridTemplateRows: 'auto 1fr auto',
    alignContent: 'stretch',
    justifyItems: 'start',
    padding: space[4],
    breakInside: 'avoid',
    '@media': { print: { alignContent: 'start', gap: space[1], padding: space[2], lineHeight: 1.3 } },
  },
]);
globalStyle(`${lever} button`, { '@media': { print: { display: 'none' } } });

export const leverTitle = style({
  fontSize: font.size.md,
  fontWeight: 600,
  '@media': { print: { fontSize: '10pt' } },
});

export const undo = style([
  notPrinted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
]);

export const numbers = style([
  form,
  {
    '@media': {
      [WIDE]: { alignSelf: 'start' },
      'screen and (min-width: 60rem) and (min-height: 60rem)': { position: 'sticky', top: size.belowHeader },
      'screen and (max-width: 24rem)': { padding: `${space[4]} ${space[3]}` },
      print: { display: 'none' },
    },
  },
]);

export const panelTitle = style({ width: 'fit-content', fontSize: font.size.lg });

export const retired = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  width: '100%',
  maxWidth: '44rem',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${retired} > p`, { gridColumn: '1 / -1' });

export const groups = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  '@media': { print: { display: 'none' } },
});

export const group = form;

export const groupTitle = style({ width: 'fit-content', fontSize: font.size.lg, scrollMarginTop: '96px' });

export const control = style({ display: 'grid', gap: space[2], justifyItems: 'stretch' });

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.tap,
  fontWeight: 600,
});

export const resetButton = style([
  linkButton,
  { justifySelf: 'start', minHeight: size.tap, fontWeight: 600, textAlign: 'start' },
]);

export const differences = style({
  display: 'grid',
  gap: space[2],
  maxWidth: size.prose,
  margin: 0,
  paddingInlineStart: '1.2em',
  '@media': { print: { gap: 0, maxWidth: 'none', fontSize: '9pt' } },
});

export const versionButtons = style({ display: 'inline-flex', flexWrap: 'wrap', columnGap: space[4] });
// Without padding, the labels line up with the cells above.
globalStyle(`${versionButtons} > button`, { paddingInline: 0 });

export const skipLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  selectors: { '&:not(:focus-within)': visuallyHidden },
  '@media': { print: { display: 'none' } },
});
globalStyle(`${skipLinks} > a`, { minHeight: '24px' });

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], width: '100%', fontSize: '9pt', lineHeight: 1.3 } },
});

export const printedOrigin = style({ display: 'flex', alignItems: 'baseline', gap: space[4] });
globalStyle(`${printedOrigin} *`, { fontSize: 'inherit' });

export const tableScroller = style({ overflowX: 'auto' });

export const answerTable = style({
  borderCollapse: 'collapse',
  // The caption is as wide as the table.
  minWidth: 'min(100%, 22rem)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
  '@media': { print: { fontSize: '9pt', lineHeight: 1.3 } },
});
globalStyle(`${answerTable} :is(th, td)`, {
  padding: `6px ${space[3]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  '@media': { print: { paddingBlock: '2px' } },
});
globalStyle(`${answerTable} thead :is(th, td)`, { borderTop: 0, fontWeight: 600 });
globalStyle(`${answerTable} :is(th, td):first-child`, { paddingInlineStart: 0 });

/** A row with different cells. */
export const differentRow = style({});
globalStyle(`${answerTable} ${differentRow} > *`, { fontWeight: 600 });

export const tableCaption = style({
  textAlign: 'start',
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

/** The header of a column. Names of plans may be long. */
export const columnHeader = style({ minWidth: '7rem', maxWidth: '18rem', overflowWrap: 'anywhere' });
