import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, view } from '../theme.css.ts';

export const chart = style({ containerType: 'inline-size', minWidth: 0 });

export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBottom: '8px',
});

export const share = style({
  fontFamily: view.font.display,
  fontSize: 'clamp(1.9em, 1.4em + 3cqi, 2.8em)',
  fontWeight: 600,
  lineHeight: 1.1,
});

/** The bar of all savings; the part that is not stocks is bonds. */
export const split = style({
  height: '72px',
  overflow: 'hidden',
  border: `1.5px solid ${view.color.fanEdge}`,
  borderRadius: view.radius.medium,
  background: view.color.fanOuter,
  printColorAdjust: 'exact',
});

export const stocks = style({
  height: '100%',
  background: view.color.accent,
  transition: `width ${view.motion.fast}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});

export const steps = style({ display: 'grid', gap: '12px', marginTop: '24px' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  fontSize: '0.88em',
  lineHeight: 1.4,
});

export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  height: '14px',
  borderRadius: '3px',
  background: view.color.sunken,
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

/** Marks the minimum and maximum share of stocks. */
export const limit = style({
  position: 'absolute',
  insetBlock: '-4px',
  width: 0,
  borderLeft: `1.5px dashed ${view.color.control}`,
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
  { background: view.color.accent, '@media': { [FORCED_COLORS]: { background: 'CanvasText' } } },
]);

export const subtractedBar = style([
  bar,
  {
    border: `1.5px solid ${view.color.accent}`,
    background: `repeating-linear-gradient(-45deg, ${view.color.accent} 0 2px, transparent 2px 7px)`,
    '@media': { [FORCED_COLORS]: { borderColor: 'CanvasText', background: 'Canvas' } },
  },
]);

export const riskLevels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const riskLevel = style({
  display: 'block',
  padding: '2px 8px',
  border: `1px solid ${view.color.line}`,
  borderRadius: '999px',
  fontSize: '0.765em',
  color: view.color.secondary,
  selectors: {
    // Names begin with a small letter in some languages.
    '&::first-letter': { textTransform: 'uppercase' },
    '&[aria-current]': {
      borderColor: view.color.you,
      background: view.color.youSoft,
      color: view.color.text,
      fontWeight: 600,
    },
  },
  '@media': { [FORCED_COLORS]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});
