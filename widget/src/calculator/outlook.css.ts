import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '../../view/theme.css.ts';
import { linkButton } from './link-button.css.ts';

/** The container for the `cqi` units below. */
export const container = style({
  containerType: 'inline-size',
  marginTop: 'min(32px, 8%)',
  color: view.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
// `:where()` has no specificity, so that every class overrides these defaults.
globalStyle(`:where(${container}) :where(*)`, { boxSizing: 'border-box' });
globalStyle(`:where(${container}) :where(h3, p, figure)`, { margin: 0 });

export const outlook = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  padding: 'min(20px, 5cqi) min(24px, 5cqi)',
  background: view.color.surface,
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
});

export const heading = style({
  fontSize: '1.1em',
  fontWeight: 600,
  lineHeight: 1.2,
  color: view.color.secondary,
});

export const link = style({
  color: view.color.accent,
  textUnderlineOffset: '0.2em',
  '@media': { print: { display: 'none' } },
});

export const household = style({
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const addButton = style([linkButton, { '@media': { print: { display: 'none' } } }]);
