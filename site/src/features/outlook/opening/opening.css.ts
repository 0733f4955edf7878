import { globalStyle, style } from '@vanilla-extract/css';
import { largeSentence } from '../../../components/sentence.css.ts';
import { space } from '../../../theme/vars.css.ts';
import { caption } from '../../../ui/page.css.ts';

export const answer = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' });

/** Reserves the height of the longest sentence: nothing below moves while a number is dragged. */
export const reserved = style([
  largeSentence,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
  },
]);
globalStyle(`${reserved} > :first-child`, { gridArea: '1 / 1' });

export const hint = style([caption, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const figure = style({ minHeight: '22rem' });

/** Reserves the height of the longest title. */
export const chartTitle = style({
  display: 'block',
  '@container': { 'chart (max-width: 480px)': { minHeight: '3lh' } },
});
