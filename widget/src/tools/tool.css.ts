import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '../../view/theme.css.ts';

const TWO_COLUMNS = '(min-width: 820px)';

/** The container for the width of charts, sliders and columns. */
export const tool = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  containerType: 'inline-size',
  color: view.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
// `:where()` has no specificity, so that every class overrides these defaults.
globalStyle(`:where(${tool}) :where(*)`, { boxSizing: 'border-box' });
globalStyle(`:where(${tool}) :where(h2, h3, p, figure, dl, dd)`, { margin: 0 });

export const question = style({ fontSize: '1.25em', lineHeight: 1.2 });

export const sentence = style({ fontSize: '1.1em', lineHeight: 1.5 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
// Explicit columns, because browser extensions insert elements between them.
export const chart = style({ '@container': { [TWO_COLUMNS]: { gridArea: '1 / 1' } } });

export const controls = style({
  '@container': { [TWO_COLUMNS]: { gridArea: '1 / 2' } },
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  alignSelf: 'start',
  padding: '16px',
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
  background: view.color.surface,
});

export const notes = style({
  display: 'grid',
  maxWidth: '46em',
  gap: '8px',
  fontSize: '0.875em',
  lineHeight: 1.45,
  color: view.color.secondary,
});

export const link = style({ color: view.color.accent });
