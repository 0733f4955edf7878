import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  marginBottom: space[2],
});

export const share = style({
  fontFamily: font.display,
  fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3rem)',
  fontWeight: 600,
  lineHeight: 1.1,
});

/** The bar of all savings; the part that is not stocks is bonds. */
export const split = style({
  height: '72px',
  overflow: 'hidden',
  border: `1.5px solid ${vars.color.fanEdge}`,
  borderRadius: radius.medium,
  background: vars.color.fanOuter,
  printColorAdjust: 'exact',
});

export const stocks = style({
  height: '100%',
  background: vars.color.accent,
  transition: `width ${vars.motion.fast}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});

export const steps = style({ display: 'grid', gap: space[3], marginTop: space[5] });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  fontSize: font.size.sm,
  lineHeight: 1.4,
});

export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  height: '14px',
  borderRadius: '3px',
  background: vars.color.sunken,
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

/** Marks the minimum and maximum share of stocks. */
export const limit = style({
  position: 'absolute',
  insetBlock: '-4px',
  width: 0,
  borderLeft: `1.5px dashed ${vars.color.control}`,
});

const bar = style({
  position: 'absolute',
  insetBlock: 0,
  // A step of zero points is still visible.
  minWidth: '3px',
  borderRadius: '2px',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const addedBar = style([
  bar,
  { background: vars.color.accent, '@media': { [FORCED_COLORS]: { background: 'CanvasText' } } },
]);

export const subtractedBar = style([
  bar,
  {
    border: `1.5px solid ${vars.color.accent}`,
    background: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 2px, transparent 2px 7px)`,
    '@media': { [FORCED_COLORS]: { borderColor: 'CanvasText', background: 'Canvas' } },
  },
]);

export const riskLevels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const riskLevel = style({
  padding: `2px ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  color: vars.color.secondary,
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.you,
      background: vars.color.youSoft,
      color: vars.color.text,
      fontWeight: 600,
    },
  },
  '@media': { [FORCED_COLORS]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});
