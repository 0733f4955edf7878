import { style } from '@vanilla-extract/css';
import { view } from '../theme.css.ts';

export const strip = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  margin: 0,
  paddingInlineStart: '16px',
  borderInlineStart: `4px solid ${view.color.accent}`,
  color: view.color.text,
  textWrap: 'pretty',
  breakInside: 'avoid',
});

export const headline = style({
  margin: 0,
  fontFamily: view.font.display,
  fontSize: '1.5em',
  fontWeight: 600,
  lineHeight: 1.25,
});

export const details = style({ margin: 0, fontSize: '1.0625em', lineHeight: 1.5 });

/** Sets `color`, which forced colors replace, because they leave the `fill` and `stroke` of the dots. */
export const dots = style({
  display: 'inline-block',
  width: '7.5em',
  maxWidth: '100%',
  height: '0.75em',
  marginInline: '0.3em',
  verticalAlign: '-0.02em',
  color: view.color.accent,
  printColorAdjust: 'exact',
});

const dot = style({ stroke: 'currentColor', strokeWidth: 1.5 });

export const filledDot = style([dot, { fill: 'currentColor' }]);
export const hollowDot = style([dot, { fill: 'none' }]);
