import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW_CHART, view } from '../theme.css.ts';

export const figure = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  containerType: 'inline-size',
  containerName: 'chart',
});
// A page break may split the table but not the chart.
globalStyle(`${figure} > :not(details)`, { margin: 0, breakInside: 'avoid' });

export const title = style({
  fontFamily: view.font.display,
  fontSize: '1.18em',
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  breakAfter: 'avoid',
});

export const description = style({
  maxWidth: '46em',
  fontSize: 'max(12px, 0.88em)',
  color: view.color.secondary,
});

export const details = style({ fontSize: 'max(12px, 0.88em)' });

export const summary = style({
  width: 'fit-content',
  minHeight: '24px',
  cursor: 'pointer',
  fontWeight: 600,
  color: view.color.accent,
  selectors: { '&:focus-visible': { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' } },
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
});

export const caption = style({ padding: '8px 0', textAlign: 'start', color: view.color.secondary });

globalStyle(`${table} :is(th, td)`, {
  padding: '6px 8px',
  borderTop: `1px solid ${view.color.line}`,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${details} :is(th, td)`, {
  '@container': {
    [NARROW_CHART]: { padding: '6px 2px', fontSize: 'max(12px, 0.87em)' },
  },
});
globalStyle(`${table} thead th`, { borderTop: 0, fontWeight: 600, verticalAlign: 'bottom' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });

/** Shows the table in print, because readers cannot open it on paper. */
export const printedDetails = style([details]);
globalStyle(`${printedDetails}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', height: 'auto' } },
});
globalStyle(summary, { '@media': { print: { display: 'none' } } });
