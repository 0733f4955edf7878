import { style } from '@vanilla-extract/css';
import { cardBase } from './card-base.css.ts';
import { calculatorWidth, dense, view } from './theme.css.ts';

export const panel = style({
  display: 'grid',
  gap: dense('min(24px, 5cqi)'),
  // A long amount must not widen the page, even in large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

/** The heading, and in its corner the choice of dollars. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

export const sentence = style({
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

export const placeholderTitle = style({
  fontSize: 'clamp(1.2em, 7cqi, 1.5em)',
  fontWeight: 600,
  lineHeight: 1.2,
  color: view.color.text,
});
