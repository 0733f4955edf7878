import { globalStyle, style } from '@vanilla-extract/css';
import { view } from './theme.css.ts';

const WIDE = '(min-width: 820px)';

/** A wrapper, because a container query does not apply to its own container. */
export const container = style({
  containerType: 'inline-size',
  containerName: 'calculator',
  fontFamily: view.font.text,
  color: view.color.text,
  lineHeight: 1.5,
});

// No specificity, so that every style below overrides these.
globalStyle(`:where(${container}) :where(*)`, { boxSizing: 'border-box', scrollMarginTop: '16px' });
globalStyle(`:where(${container}) :where(h2, h3, h4, p, dl, dt, dd, ul, figure)`, { margin: 0 });

// An amount is never broken inside, nor between "$1.0" and "million".
globalStyle(`:where(${container}) :where(b, dd, strong)`, { whiteSpace: 'nowrap' });

// An element that a browser extension adds, such as a button in each field, must not move the others.
globalStyle(`:where(${container}) :where(:not(:defined))`, { position: 'absolute' });

export const calculator = style({
  display: 'grid',
  gap: 'min(32px, 8cqi)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [`calculator ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 24em) minmax(0, 1fr)', gap: '48px' },
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

export const aside = style({ fontSize: '0.9375em', color: view.color.secondary });

export const inputs = style({
  display: 'grid',
  gap: 'min(20px, 5cqi)',
  padding: 'min(24px, 5cqi)',
  background: view.color.surface,
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
});

export const inputsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});

export const calculate = style({
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
    '(forced-colors: active)': { border: '1.5px solid ButtonText' },
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
  '@container': { [`calculator ${WIDE}`]: { display: 'none' } },
  // It would cover other numbers in print.
  '@media': { print: { display: 'none' } },
});

export const details = style({
  width: 'fit-content',
  padding: '10px 0',
  fontWeight: 600,
  color: view.color.accent,
  textUnderlineOffset: '0.2em',
});
