import { globalStyle, style } from '@vanilla-extract/css';
import { calculatorWidth, dense, FORCED_COLORS, view } from './theme.css.ts';

/** The container of the calculator's container queries, which apply only to descendants. */
export const container = style({
  containerType: 'inline-size',
  containerName: 'calculator',
  fontFamily: view.font.text,
  color: view.color.text,
  lineHeight: 1.5,
});

// `:where()` has no specificity, so that every style below overrides these defaults.
globalStyle(`:where(${container}) :where(*)`, { boxSizing: 'border-box', scrollMarginTop: '16px' });
globalStyle(`:where(${container}) :where(h2, h3, h4, p, dl, dt, dd, ul, figure)`, { margin: 0 });

// No line breaks inside amounts, such as between "$1.0" and "million".
globalStyle(`:where(${container}) :where(b, dd, strong)`, { whiteSpace: 'nowrap' });

// An element that a browser extension adds, such as a button in each field, must not move the others.
globalStyle(`:where(${container}) :where(:not(:defined))`, { position: 'absolute' });

export const calculator = style({
  display: 'grid',
  gap: dense('min(32px, 8cqi)'),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [calculatorWidth.wide]: { gridTemplateColumns: 'minmax(0, 24em) minmax(0, 1fr)', gap: dense('48px') },
  },
});

export const heading = style({
  width: 'fit-content',
  // Fits one line in all but the narrowest columns.
  fontSize: 'clamp(1.2em, 7cqi, 1.5em)',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const secondaryText = style({ fontSize: '0.9375em', color: view.color.secondary });

export const inputsForm = style({
  display: 'grid',
  gap: dense('min(20px, 5cqi)'),
  padding: dense('min(24px, 5cqi)'),
  background: view.color.surface,
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
});

export const inputsHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});

export const calculateButton = style({
  overflowWrap: 'anywhere',
  minHeight: '48px',
  padding: '4px 12px',
  border: 0,
  borderRadius: view.radius.medium,
  background: view.color.accent,
  color: view.color.accentOn,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background ${view.motion.fast}`,
  selectors: {
    '&:hover': { background: view.color.accentHover },
  },
  '@media': {
    [FORCED_COLORS]: { border: '1.5px solid ButtonText' },
  },
});

export const stickyResult = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  margin: '0 -12px -12px',
  padding: '10px 12px',
  borderTop: `2px solid ${view.color.you}`,
  borderRadius: `0 0 ${view.radius.medium} ${view.radius.medium}`,
  background: view.color.youSoft,
  fontSize: '0.9375em',
  '@container': { [calculatorWidth.wide]: { display: 'none' } },
  // In print, the result would cover other numbers.
  '@media': { print: { display: 'none' } },
});

export const detailsLink = style({
  overflowWrap: 'anywhere',
  width: 'fit-content',
  padding: '10px 0',
  fontWeight: 600,
  color: view.color.accent,
  textUnderlineOffset: '0.2em',
});
