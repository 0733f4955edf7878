import { globalStyle, style } from '@vanilla-extract/css';
import { calculatorWidth, cardBase, dense, FORCED_COLORS, view } from '../theme.css.ts';

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

const title = {
  // Fits one line in all but the narrowest columns.
  fontSize: 'clamp(1.2em, 7cqi, 1.5em)',
  fontWeight: 600,
  lineHeight: 1.2,
} as const;

export const heading = style({ ...title, width: 'fit-content', overflowWrap: 'anywhere' });

export const secondaryText = style({ fontSize: '0.9375em', color: view.color.secondary });

export const inputsForm = style({
  display: 'grid',
  gap: dense('min(20px, 5cqi)'),
  padding: dense('min(24px, 5cqi)'),
  background: view.color.surface,
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
});

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

export const inputsHeader = style({ ...header, gap: '0 12px' });

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

export const resultsPanel = style({
  display: 'grid',
  gap: dense('min(24px, 5cqi)'),
  // A long amount must not widen the page, even in large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

/** The heading, and in its corner the choice of dollars. */
export const resultsHeader = style({ ...header, gap: '4px 16px' });

export const resultSentence = style({
  fontFamily: view.font.display,
  fontSize: '1.75em',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@container': { [calculatorWidth.narrow]: { fontSize: '1.4em' } },
});

export const inputNumber = style({
  font: 'inherit',
  fontWeight: 600,
  padding: 0,
  border: 0,
  background: 'none',
  color: view.color.you,
  textDecoration: 'underline dotted 2px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  borderRadius: '3px',
});

export const placeholder = style({
  ...cardBase,
  justifyItems: 'center',
  gap: '8px',
  padding: 'min(48px, 7cqi) 16px',
  textAlign: 'center',
  color: view.color.secondary,
});

export const placeholderTitle = style({ ...title, color: view.color.text });
