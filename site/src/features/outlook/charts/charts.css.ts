import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, space, vars } from '../../../theme/vars.css.ts';

/** Hides what reacts to the visitor in print and without scripts. */
const interactive = { print: { display: 'none' }, '(scripting: none)': { display: 'none' } } as const;

/** A hint on what a visitor can do with a chart. */
export const hint = style({ '@media': interactive });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': interactive,
});

/** The amounts at an age of the chart, in front of the hidden sentence that reserves the room. */
export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  lineHeight: 1.45,
  color: vars.color.secondary,
  '@media': interactive,
});
globalStyle(`${reading} > p`, { gridArea: '1 / 1', margin: 0 });

export const longestReading = style({ visibility: 'hidden' });

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
export const selectedYear = style({ minHeight: '1lh', color: vars.color.secondary, '@media': interactive });

// The chart of income

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: 0,
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

const outlined = (fill: string, stroke: string, strokeDasharray: string, strokeWidth = '1.5px') => [
  area,
  {
    fill,
    stroke,
    strokeWidth,
    strokeDasharray,
    '@media': { [FORCED_COLORS]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
];

/** Fills and outlines differ, so that the sources can be told apart without colors. */
export const source = styleVariants({
  benefit: [area, { fill: vars.color.accent, '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } } }],
  partnerBenefit: outlined(vars.color.accentSoft, vars.color.accent, 'none', '3px'),
  otherIncome: outlined(vars.color.surface, vars.color.fanMedian, '1.5px 3px', '2px'),
  withdrawals: outlined(vars.color.fanInner, vars.color.fanEdge, 'none'),
  shortfalls: outlined(vars.color.dangerSoft, vars.color.danger, '4px 3px'),
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
