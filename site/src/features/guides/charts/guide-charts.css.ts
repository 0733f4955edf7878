import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

export const figure = style({
  padding: space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
  lineHeight: 1.5,
  '@media': { 'screen and (max-width: 30rem)': { padding: space[4] } },
});
// Overrides the margins of running text.
globalStyle(`${figure} > :is(figcaption, p, div)`, { margin: 0 });

// The timeline of ages

export const timeline = style({ listStyle: 'none', fontSize: font.size.sm });

/** An age on the timeline: a dot, and a line to the next dot. */
export const timelineAge = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlockEnd: space[4],
  paddingInlineStart: space[5],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.75em -0.75em',
    insetInlineStart: '6px',
    borderInlineStart: `2px solid ${vars.color.fanEdge}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    top: '0.45em',
    insetInlineStart: 0,
    width: '14px',
    height: '14px',
    border: `3px solid ${vars.color.fanMedian}`,
    borderRadius: '50%',
    background: vars.color.surface,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
});

// Overrides the list styles of running text.
globalStyle(`${figure} ol${timeline}`, { padding: 0 });
globalStyle(`${figure} li${timelineAge}`, { margin: 0 });
globalStyle(`${figure} li${timelineAge}:last-child`, { paddingBlockEnd: 0 });

export const timelineLabel = style({
  fontFamily: font.display,
  fontSize: font.size.md,
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
});

// Bar charts

export const bars = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  fontSize: font.size.xs,
  lineHeight: 1.25,
  color: vars.color.secondary,
  overflowWrap: 'normal',
});

export const barRow = style({ display: 'contents' });

export const barSvg = style({ display: 'block', width: '100%', height: '18px' });

const filled = style({ '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } } });

export const bar = styleVariants({
  plain: [filled, { fill: vars.color.fanEdge }],
  main: [filled, { fill: vars.color.fanMedian }],
});

export const barAmount = style({ textAlign: 'end' });

globalStyle(`${barRow}[data-main] > span`, { fontWeight: 600, color: vars.color.text });

// The chart of Medicare sign-up months

export const signUpChart = style({
  display: 'grid',
  gap: space[1],
  fontSize: font.size.xs,
  lineHeight: 1.25,
  color: vars.color.secondary,
  overflowWrap: 'normal',
});

export const months = style({ position: 'relative', height: '20px' });

export const month = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: { '&[data-birthday]': { fontWeight: 600, color: vars.color.you } },
});

export const signUpSvg = style({ display: 'block', width: '100%', height: '96px', overflow: 'visible' });

const signUpBase = style({
  fill: 'none',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
});

/** Dash patterns tell the lines apart without color. */
export const signUpLine = styleVariants({
  before: [signUpBase, { stroke: vars.color.fanMedian, strokeWidth: '3px' }],
  birthday: [signUpBase, { stroke: vars.color.you, strokeWidth: '3px', strokeDasharray: '12px 6px' }],
  after: [signUpBase, { stroke: vars.color.fanEdge, strokeWidth: '2.5px', strokeDasharray: '2px 5px' }],
});
