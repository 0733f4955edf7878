import { globalStyle, style } from '@vanilla-extract/css';
import {
  LARGE_RESULT_EXTRA_HEIGHT,
  largeSentence,
  smallSentence,
} from '../../../components/sentence/sentence.css.ts';
import { PHONE } from '../../../theme/media-queries.ts';
import { space, vars } from '../../../theme/vars.css.ts';
import { caption } from '../../../ui/page.css.ts';

/**
 * Reserves the height of the longest sentence, so that nothing below moves while a number is changed. `hero-view.tsx` sets
 * `data-longest`. Not between 30 and 45 em, as on a phone with large text: the longest
 * sentence would leave many blank lines there.
 */
const RESERVED = '(min-width: 20em) and (max-width: 30em), (min-width: 45em)';

const reserved = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The answer of earlier numbers.
  selectors: { '&[aria-busy]': { color: vars.color.muted } },
  '@media': {
    [RESERVED]: {
      '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
    },
  },
});
globalStyle(`${reserved} > :first-child`, { gridArea: '1 / 1' });

/** The reserved text is all in small type: the larger type of the answer needs more height. */
export const reservedSentence = style([
  largeSentence,
  reserved,
  { '::after': { paddingBottom: LARGE_RESULT_EXTRA_HEIGHT } },
]);
export const reservedDetails = style([smallSentence, reserved]);

export const hint = style([caption, { '@media': { '(scripting: none)': { display: 'none' } } }]);

const TOUCH = '(pointer: coarse)';
export const hintForMouse = style({ '@media': { [TOUCH]: { display: 'none' } } });
export const hintForTouch = style({ display: 'none', '@media': { [TOUCH]: { display: 'inline' } } });

export const figure = style({
  display: 'grid',
  gap: space[4],
  gridTemplate: 'auto minmax(20rem, auto) / minmax(0, 1fr)',
  alignItems: 'start',
  // The chart comes late on a phone. Content below it must stay where it was scrolled to.
  overflowAnchor: 'none',
});

export const line = style({
  minHeight: '6rem',
  '@media': {
    [PHONE]: { minHeight: '8rem' },
    '(scripting: none)': { display: 'none' },
  },
});

/** Reserves the height of the longest title. */
export const chartTitle = style({
  display: 'block',
  '@container': { 'chart (max-width: 480px)': { minHeight: '3lh' } },
});
