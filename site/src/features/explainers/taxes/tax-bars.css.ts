import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../../theme/media-queries.ts';
import { font, radius, space, vars } from '../../../theme/vars.css.ts';

export const bars = style({ display: 'grid', gap: space[5] });

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});

export const accountName = style({ fontWeight: 600 });

export const contribution = style({ fontSize: font.size.sm, fontWeight: 400, color: vars.color.secondary });

export const afterTaxAmount = style({
  fontFamily: font.display,
  fontSize: font.size.xl,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const track = style({
  gridColumn: '1 / -1',
  display: 'flex',
  height: '36px',
  borderRadius: radius.small,
  background: vars.color.sunken,
  overflow: 'hidden',
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

const part = style({
  transition: `width ${vars.motion.fast}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const afterTaxPart = style([
  part,
  { background: vars.color.accent, '@media': { [FORCED_COLORS]: { background: 'CanvasText' } } },
]);

export const taxPart = style([
  part,
  {
    background: `repeating-linear-gradient(-45deg, ${vars.color.fanEdge} 0 2px, ${vars.color.fanOuter} 2px 8px)`,
    '@media': {
      [FORCED_COLORS]: { background: 'repeating-linear-gradient(-45deg, CanvasText 0 2px, Canvas 2px 8px)' },
    },
  },
]);

export const explanation = style({
  gridColumn: '1 / -1',
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const verdict = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderLeft: `4px solid ${vars.color.you}`,
  borderRadius: radius.small,
  background: vars.color.youSoft,
});
