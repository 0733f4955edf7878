import { style, styleVariants } from '@vanilla-extract/css';
import { view } from '@whenabouts/view/theme';

/** The custom property with the length of a part in percent of the bar; set on each part. */
export const shareProperty = '--whenabouts-income-share';

export const figure = style({ display: 'grid', gap: '8px', breakInside: 'avoid' });

export const caption = style({ fontSize: '0.9375em', color: view.color.secondary });

export const bar = style({
  display: 'flex',
  height: '20px',
  overflow: 'hidden',
  borderRadius: '6px',
  border: `1.5px solid ${view.color.fanEdge}`,
});

/** Keeps the fills in print and forced colors, because they tell the parts apart; the missing part is hatched. */
const filled = style({ forcedColorAdjust: 'none', printColorAdjust: 'exact' });

const fills = {
  savings: [filled, { background: view.color.fanMedian }],
  socialSecurity: [filled, { background: view.color.fanInner }],
  otherIncome: [filled, { background: view.color.fanOuter }],
  missing: [
    filled,
    {
      background: `repeating-linear-gradient(-45deg, ${view.color.surface} 0 4px, ${view.color.you} 4px 6px)`,
    },
  ],
} as const;

export const parts = styleVariants(fills, (fill) => [...fill, { flex: `0 0 var(${shareProperty})` }]);

export const samples = styleVariants(fills, (fill) => [
  ...fill,
  {
    display: 'inline-block',
    width: '0.75em',
    height: '0.75em',
    marginInline: '0.15em 0.4em',
    borderRadius: '3px',
    border: `1px solid ${view.color.fanEdge}`,
  },
]);

export const sentence = style({ textWrap: 'pretty' });

/** An amount with its name: on one line if it fits. */
export const item = style({ display: 'inline-block', maxWidth: '100%' });
