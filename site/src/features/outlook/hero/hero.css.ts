import { globalStyle, style } from '@vanilla-extract/css';
import { largeSentence, smallSentence } from '../../../components/sentence.css.ts';
import { space } from '../../../theme/vars.css.ts';
import { caption } from '../../../ui/page.css.ts';

export const answer = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' });

/** Reserves the height of the longest sentence: nothing below moves while a number is dragged. */
const reserved = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
});
globalStyle(`${reserved} > :first-child`, { gridArea: '1 / 1' });

export const reservedSentence = style([largeSentence, reserved]);
export const reservedDetails = style([smallSentence, reserved]);

export const hint = style([caption, { '@media': { '(scripting: none)': { display: 'none' } } }]);

const TOUCH = '(pointer: coarse)';
export const hintForMouse = style({ '@media': { [TOUCH]: { display: 'none' } } });
export const hintForTouch = style({ display: 'none', '@media': { [TOUCH]: { display: 'inline' } } });

export const figure = style({ minHeight: '22rem' });

/** Reserves the height of the longest title. */
export const chartTitle = style({
  display: 'block',
  '@container': { 'chart (max-width: 480px)': { minHeight: '3lh' } },
});
