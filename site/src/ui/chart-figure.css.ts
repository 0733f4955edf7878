import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, vars } from '../theme/vars.css.ts';

export const figure = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
// A page break may split the table, but not the chart.
globalStyle(`${figure} > :not(details)`, { breakInside: 'avoid' });

export const title = style({
  fontFamily: font.display,
  fontSize: font.size.lg,
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  breakAfter: 'avoid',
});

export const description = style({ maxWidth: '40rem', fontSize: font.size.sm, color: vars.color.secondary });

export const details = style({ fontSize: font.size.sm });

export const summary = style({
  width: 'fit-content',
  minHeight: '24px',
  cursor: 'pointer',
  fontWeight: 600,
  color: vars.color.accent,
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
});

export const caption = style({ padding: `${space[2]} 0`, textAlign: 'start', color: vars.color.secondary });

globalStyle(`${table} :is(th, td)`, {
  padding: `6px ${space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${details} :is(th, td)`, {
  '@media': { 'screen and (max-width: 30rem)': { padding: '6px 3px', fontSize: font.size.xs } },
});
globalStyle(`${table} thead th`, { borderTop: 0, fontWeight: 600, verticalAlign: 'bottom' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });

// Show the table in print, where it cannot be opened.
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', height: 'auto' } },
});
globalStyle(summary, { '@media': { print: { display: 'none' } } });
