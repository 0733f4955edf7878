import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Dims covers in the dark theme, where they would be by far the brightest part of the page. */
export const cover = style({
  '@media': {
    screen: { selectors: { ':root[data-theme="dark"] &': { filter: 'brightness(0.75)' } } },
    'screen and (prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &': { filter: 'brightness(0.75)' } },
    },
  },
});

export const placeholder = style({ background: vars.color.sunken });
export const fan = style({ display: 'block', width: '100%', height: '100%' });
export const outer = style({ fill: vars.color.fanOuter });
export const inner = style({ fill: vars.color.fanInner });
export const line = style({ fill: 'none', stroke: vars.color.fanMedian, strokeWidth: 8 });
