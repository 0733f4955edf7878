import { style } from '@vanilla-extract/css';
import { calculatorWidth, FORCED_COLORS, view } from '../theme.css.ts';

/** The custom property with the percentage of the track before the thumb; set on each slider. */
export const fillProperty = '--whenabouts-fill';

const THUMB_SIZE = '28px';
const TRACK_HEIGHT = '6px';

export const field = style({
  display: 'grid',
});

export const labelRow = style({
  display: 'grid',
  // Named areas, because browser extensions insert elements between the label and the box.
  gridTemplateAreas: '"label box"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '8px',
  '@container': {
    [calculatorWidth.narrowest]: {
      gridTemplateAreas: '"label" "box"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '4px',
    },
  },
});

export const label = style({
  gridArea: 'label',
  fontSize: 'min(1em, 5.6cqi)',
  fontWeight: 600,
  lineHeight: 1.2,
  color: view.color.text,
});

export const numberBox = style({
  gridArea: 'box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  // Wide enough for a million.
  width: 'clamp(7em, 40cqi, 8.25em)',
  minHeight: '44px',
  padding: '0 min(12px, 2cqi)',
  background: view.color.surface,
  border: `1.5px solid ${view.color.control}`,
  borderRadius: view.radius.small,
  selectors: {
    '&:focus-within': { outline: `3px solid ${view.color.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid])': { borderColor: view.color.danger },
  },
});

export const numberInput = style({
  flex: 1,
  minWidth: 0,
  minHeight: '41px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: view.color.text,
  font: 'inherit',
  textAlign: 'right',
});

export const unit = style({ color: view.color.secondary });

const thumb = {
  width: THUMB_SIZE,
  height: THUMB_SIZE,
  borderRadius: '50%',
  border: `3px solid ${view.color.surface}`,
  background: view.color.thumb,
  boxShadow: `0 0 0 1.5px ${view.color.thumb}`,
} as const;

const focusRing = { outline: `3px solid ${view.color.focus}`, outlineOffset: '3px' } as const;

const track = {
  height: TRACK_HEIGHT,
  borderRadius: '3px',
  background: `linear-gradient(to right, ${view.color.accent} var(${fillProperty}), ${view.color.control} var(${fillProperty}))`,
} as const;

export const slider = style({
  appearance: 'none',
  width: '100%',
  height: '44px',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  // A vertical swipe that starts on a slider still scrolls the page.
  touchAction: 'pan-y',
  borderRadius: view.radius.small,
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      marginTop: `calc((${TRACK_HEIGHT} - ${THUMB_SIZE}) / 2)`,
      ...thumb,
    },
    '&::-moz-range-thumb': { boxSizing: 'border-box', ...thumb },
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
    '[dir="rtl"] &::-webkit-slider-runnable-track': {
      background: `linear-gradient(to left, ${view.color.accent} var(${fillProperty}), ${view.color.control} var(${fillProperty}))`,
    },
  },
  '@media': {
    // The focus ring is around the thumb. With forced colors, the browser draws the thumb, which then has no ring: the
    // slider keeps its outline.
    '(forced-colors: none)': { selectors: { '&:focus-visible': { outline: 'none' } } },
    [FORCED_COLORS]: {
      appearance: 'auto',
      selectors: {
        '&::-webkit-slider-thumb': { appearance: 'auto' },
      },
    },
  },
});

export const rangeLabels = style({
  display: 'flex',
  justifyContent: 'space-between',
  // Clear of the thumb.
  marginTop: '-4px',
  fontSize: '0.8125em',
  color: view.color.muted,
});

const message = style({ margin: '4px 0 0', fontSize: '0.9375em' });

export const error = style([
  message,
  {
    padding: '6px 10px',
    borderLeft: `3px solid ${view.color.danger}`,
    background: view.color.dangerSoft,
    color: view.color.danger,
  },
]);

export const correction = style({
  justifySelf: 'start',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: view.color.accent,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const notice = style([message, { color: view.color.secondary }]);
