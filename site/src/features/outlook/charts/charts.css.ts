import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, space, vars } from '../../../theme/vars.css.ts';

/** Buttons. Hidden in print and without scripts, where they do nothing. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** The amounts at an age of the chart. As high as the longest sentence, so that nothing below it moves. */
export const reading = style({
  minHeight: '2lh',
  '@container': { 'chart (max-width: 420px)': { minHeight: '3lh' } },
  fontSize: font.size.sm,
  lineHeight: 1.45,
  color: vars.color.secondary,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

// The chart of history

export const extremes = style({ maxWidth: '46em' });

export const years = style([actions, { padding: 0, border: 0, margin: 0 }]);
globalStyle(`${years} > button[aria-pressed="true"]`, {
  borderColor: vars.color.you,
  background: vars.color.youSoft,
  color: vars.color.you,
  textDecoration: 'underline',
});

export const yearsLegend = style({ padding: 0, marginBottom: space[2] });

/** The outcome of the selected start year. Its line is reserved, so that nothing moves. */
export const selectedYear = style({
  minHeight: '1lh',
  color: vars.color.secondary,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

// The chart of income

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
  '@media': { print: { fontSize: '8pt' } },
});

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const sample = style({ width: '24px', height: '14px', flex: 'none' });

/** Side by side where there is room for both. */
export const futures = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});

export const future = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
globalStyle(`${future} > p`, { margin: 0 });

const area = style({ vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' });

/** Filled, lightly filled, and dashed: distinct without colors. */
export const source = styleVariants({
  socialSecurity: [area, { fill: vars.color.accent, '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } } }],
  withdrawals: [
    area,
    {
      fill: vars.color.fanInner,
      stroke: vars.color.fanEdge,
      strokeWidth: '1.5px',
      '@media': { [FORCED_COLORS]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  ],
  shortfalls: [
    area,
    {
      fill: vars.color.dangerSoft,
      stroke: vars.color.danger,
      strokeWidth: '1.5px',
      strokeDasharray: '4px 3px',
      '@media': { [FORCED_COLORS]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  ],
});

/** A line at the age that the visitor points at. */
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  borderLeft: `1.5px solid ${vars.color.text}`,
  transform: 'translateX(-50%)',
  '@media': { print: { display: 'none' } },
});
