import { globalStyle } from '@vanilla-extract/css';
import { calculatorWidth } from '@whenabouts/calculator/view/theme';
import { size, space } from '../../theme/vars.css.ts';
import { actionGroup, section } from './calculator-section.css.ts';

// The site has more room than the embed, which shares the calculator's view.

const wide = (rule: Parameters<typeof globalStyle>[1]) =>
  ({ '@container': { [calculatorWidth.wide]: rule } }) as const;

const form = `${section} [data-part="inputs"]`;
const results = `${section} [data-part="results"]`;
const cards = '[data-part="cards"]';
// Aligns the text of the button without a border with the text above it.
globalStyle(`${form} > div:first-child > button`, { marginInline: `calc(-1 * ${space[3]})` });
globalStyle(`${section} [data-part="calculator"] > div`, {
  '@container': {
    [calculatorWidth.widest]: { gridTemplateColumns: 'minmax(0, 26em) minmax(0, 1fr)', gap: '32px' },
  },
});
globalStyle(form, wide({ gap: '4px', padding: '16px 24px' }));

// Slider, limits and number box of an input in one row, below its label.
const field = `${form} > div:has(> input[type="range"])`;
globalStyle(
  field,
  wide({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[4],
    alignItems: 'center',
    minHeight: '72px',
  }),
);
globalStyle(`${field} > div:first-child`, wide({ display: 'contents' }));
globalStyle(`${field} > [aria-hidden]`, wide({ lineHeight: 1.2 }));
// Auto-placement puts the slider and its limits below the label.
globalStyle(`${field} label`, wide({ gridArea: '1 / 1' }));
globalStyle(`${field} > div:first-child > span`, wide({ gridArea: '1 / 2 / 4' }));
globalStyle(`${field} > p`, wide({ gridColumn: '1 / -1' }));

// The shorter column stays in view while the longer one scrolls.
globalStyle(results, wide({ gap: space[4], position: 'sticky', top: size.belowHeader }));
globalStyle(form, {
  '@media': {
    'screen and (min-height: 50rem)': {
      '@container': { [calculatorWidth.wide]: { position: 'sticky', top: size.belowHeader } },
    },
  },
});

globalStyle(`${results} [data-part="sentence"]`, wide({ fontSize: '1.5em' }));

// The three headline numbers are on the first screen of the result, and the buttons below the cards.
const resultActions = `${results} > ${actionGroup}`;
globalStyle(resultActions, wide({ order: 1 }));
globalStyle(`${resultActions} ~ *`, wide({ order: 2 }));
globalStyle(`${resultActions} ~ ${cards}`, wide({ order: 0 }));
