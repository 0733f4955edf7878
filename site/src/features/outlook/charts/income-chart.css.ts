import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/vars.css.ts';

const FORCED = '(forced-colors: active)';

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

/** Filled, lightly filled, and only outlined: to be told apart without colors. */
export const source = styleVariants({
  socialSecurity: [area, { fill: vars.color.accent, '@media': { [FORCED]: { fill: 'CanvasText' } } }],
  withdrawals: [
    area,
    {
      fill: vars.color.fanInner,
      stroke: vars.color.fanEdge,
      strokeWidth: '1.5px',
      '@media': { [FORCED]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  ],
  shortfalls: [
    area,
    {
      fill: vars.color.dangerSoft,
      stroke: vars.color.danger,
      strokeWidth: '1.5px',
      strokeDasharray: '4px 3px',
      '@media': { [FORCED]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  ],
});

/** Marks the age that is being read. */
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  borderLeft: `1.5px solid ${vars.color.text}`,
  transform: 'translateX(-50%)',
  '@media': { print: { display: 'none' } },
});
