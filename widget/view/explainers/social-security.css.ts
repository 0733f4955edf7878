import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, view } from '../theme.css.ts';

const NARROW = '(max-width: 42em)';

export const strips = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  fontSize: '0.765em',
  lineHeight: 1.3,
});

export const stripName = style({ margin: 0, color: view.color.secondary });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  gap: '8px',
  '@container': { [NARROW]: { gap: '4px' } },
});

const strip = style([columns, { borderBottom: `1.5px solid ${view.color.control}` }]);

export const tallStrip = style([strip, { height: '240px', '@container': { [NARROW]: { height: '176px' } } }]);
export const lowStrip = style([strip, { height: '104px', '@container': { [NARROW]: { height: '80px' } } }]);

/** A bar with its amount. The padding leaves room for the amount above the tallest bar. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  height: '100%',
  minHeight: 0,
  paddingTop: '24px',
  '@container': { [NARROW]: { paddingTop: 0 } },
});

const text = style({ paddingBottom: '4px', whiteSpace: 'nowrap' });

/** Narrow columns have only the chosen amount, next to the name of the bars. The table has all amounts. */
const wideOnly = { '@container': { [NARROW]: { display: 'none' } } } as const;

export const amount = style([text, wideOnly, { color: view.color.secondary }]);

export const chosenAmount = style([
  text,
  wideOnly,
  { color: view.color.text, fontSize: '1.15em', fontWeight: 700 },
]);

export const narrowChosenAmount = style({
  display: 'none',
  color: view.color.text,
  '@container': { [NARROW]: { display: 'inline' } },
});

const block = style({
  flexShrink: 0,
  width: '100%',
  borderRadius: '4px 4px 0 0',
  transition: `height ${view.motion.fast}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const bar = style([
  block,
  {
    border: `1.5px solid ${view.color.fanEdge}`,
    borderBottom: 0,
    background: view.color.fanOuter,
    '@media': { [FORCED_COLORS]: { borderColor: 'CanvasText', background: 'Canvas' } },
  },
]);

export const chosenBar = style([
  block,
  { background: view.color.you, '@media': { [FORCED_COLORS]: { background: 'Highlight' } } },
]);

export const ages = style([columns, { marginBottom: '16px' }]);

export const age = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  fontSize: '1.15em',
  color: view.color.secondary,
});

export const chosenAge = style([age, { color: view.color.you, fontWeight: 700 }]);

export const fullRetirementLabel = style({
  fontSize: '0.87em',
  fontWeight: 400,
  color: view.color.muted,
});
