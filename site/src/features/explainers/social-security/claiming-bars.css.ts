import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, space, vars } from '../../../theme/vars.css.ts';

const NARROW = 'screen and (max-width: 44rem)';

export const strips = style({
  display: 'grid',
  gap: space[2],
  fontSize: font.size.xs,
  lineHeight: 1.3,
});

export const stripName = style({ color: vars.color.secondary });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [NARROW]: { gap: space[1] } },
});

const strip = style([columns, { borderBottom: `1.5px solid ${vars.color.control}` }]);

export const tallStrip = style([strip, { height: '240px', '@media': { [NARROW]: { height: '176px' } } }]);
export const lowStrip = style([strip, { height: '104px', '@media': { [NARROW]: { height: '80px' } } }]);

/** A bar with its amount. The padding leaves room for the amount above the tallest bar. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  height: '100%',
  minHeight: 0,
  paddingTop: space[5],
  '@media': { [NARROW]: { paddingTop: 0 } },
});

const text = style({ paddingBottom: space[1], whiteSpace: 'nowrap' });

/** Narrow pages have only the chosen amount, next to the name of the bars. The table has all amounts. */
const wideOnly = { '@media': { [NARROW]: { display: 'none' } } } as const;

export const amount = style([text, wideOnly, { color: vars.color.secondary }]);

export const chosenAmount = style([
  text,
  wideOnly,
  { color: vars.color.text, fontSize: font.size.sm, fontWeight: 700 },
]);

export const narrowChosenAmount = style({
  display: 'none',
  color: vars.color.text,
  '@media': { [NARROW]: { display: 'inline' } },
});

const block = style({
  flexShrink: 0,
  width: '100%',
  borderRadius: '4px 4px 0 0',
  transition: `height ${vars.motion.fast}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const bar = style([
  block,
  {
    border: `1.5px solid ${vars.color.fanEdge}`,
    borderBottom: 0,
    background: vars.color.fanOuter,
    '@media': { [FORCED_COLORS]: { borderColor: 'CanvasText', background: 'Canvas' } },
  },
]);

export const chosenBar = style([
  block,
  { background: vars.color.you, '@media': { [FORCED_COLORS]: { background: 'Highlight' } } },
]);

export const ages = style([columns, { marginBottom: space[4] }]);

export const age = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const chosenAge = style([age, { color: vars.color.you, fontWeight: 700 }]);

export const fullRetirementLabel = style({
  fontSize: font.size.xs,
  fontWeight: 400,
  color: vars.color.muted,
});
