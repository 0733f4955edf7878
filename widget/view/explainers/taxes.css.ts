import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, view } from '../theme.css.ts';

export const bars = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', margin: 0 });

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '4px 12px',
});

export const accountName = style({ fontWeight: 600 });

export const contribution = style({ fontSize: '0.88em', fontWeight: 400, color: view.color.secondary });

export const afterTaxAmount = style({
  margin: 0,
  fontFamily: view.font.display,
  fontSize: '1.41em',
  fontWeight: 600,
  lineHeight: 1.2,
});

export const track = style({
  margin: 0,
  gridColumn: '1 / -1',
  display: 'flex',
  height: '36px',
  borderRadius: view.radius.small,
  background: view.color.sunken,
  overflow: 'hidden',
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

const part = style({
  transition: `width ${view.motion.fast}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const afterTaxPart = style([
  part,
  { background: view.color.accent, '@media': { [FORCED_COLORS]: { background: 'CanvasText' } } },
]);

export const taxPart = style([
  part,
  {
    background: `repeating-linear-gradient(-45deg, ${view.color.fanEdge} 0 2px, ${view.color.fanOuter} 2px 8px)`,
    '@media': {
      [FORCED_COLORS]: { background: 'repeating-linear-gradient(-45deg, CanvasText 0 2px, Canvas 2px 8px)' },
    },
  },
]);

export const explanation = style({
  margin: 0,
  gridColumn: '1 / -1',
  fontSize: '0.88em',
  color: view.color.secondary,
});

export const verdict = style({
  display: 'grid',
  gap: '8px',
  marginTop: '12px',
  padding: '16px 24px',
  borderLeft: `4px solid ${view.color.you}`,
  borderRadius: view.radius.small,
  background: view.color.youSoft,
});

export const verdictTitle = style({ margin: 0, fontSize: '1.18em', fontWeight: 600, lineHeight: 1.2 });

export const verdictText = style({ margin: 0 });
