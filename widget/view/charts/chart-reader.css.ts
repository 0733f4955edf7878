import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '../theme.css.ts';

export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
  // A vertical swipe that starts on the chart still scrolls the page.
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' } },
  // The slider has no function in print and without scripts.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

// Narrow, so that a click picks the value below the pointer.
const thumb = { width: '2px', height: '100%', border: 0, background: 'none', opacity: 0 } as const;
globalStyle(`${slider}::-webkit-slider-thumb`, { appearance: 'none', ...thumb });
globalStyle(`${slider}::-moz-range-thumb`, thumb);
const track = { height: '100%', background: 'none' } as const;
globalStyle(`${slider}::-webkit-slider-runnable-track`, track);
globalStyle(`${slider}::-moz-range-track`, track);
