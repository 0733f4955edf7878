import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calculatorWidth } from '@whenabouts/view/theme';
import { PHONE } from '../../theme/media-queries.ts';
import { radius, size, space, vars } from '../../theme/vars.css.ts';
import { PENDING_LINK } from '../../ui/pending-link.ts';
import { notPrinted } from '../../ui/printed.css.ts';

export const section = style({ display: 'grid', gap: space[5] });
// The labels of the scenarios wrap, so that their amounts stay in one column.
globalStyle(`${section} dt`, { flex: 1 });
globalStyle(`${section} dt > span`, { whiteSpace: 'nowrap' });
// Without scripts, nothing would use their values.
globalStyle(`${section} input`, {
  '@media': { '(scripting: none)': { opacity: 0.6, pointerEvents: 'none' } },
});

export const actionGroup = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});

/** The notice after saving. As high as the save button, which it replaces. */
export const saved = style({ display: 'flex', alignItems: 'center', gap: '0.35em', minHeight: size.tap });

/** Has room for the answer before it is calculated, so that nothing below it moves. */
export const answer = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minHeight: '13rem',
  '@container': { [calculatorWidth.narrow]: { minHeight: '17rem' } },
  '@media': { print: { gap: space[2], minHeight: 0 } },
});

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(-12px)' } });

/** Draws the lines from left to right, once. */
export const drawnChart = style({});
globalStyle(`${drawnChart} svg`, { animation: `${draw} ${vars.motion.slow} ease-out` });

export const planBanner = style([
  notPrinted,
  {
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '68px',
    padding: `${space[2]} ${space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    background: vars.color.youSoft,
    color: vars.color.text,
  },
]);

// Has room for the name and the button on a phone, so that nothing moves when the plan has loaded.
globalStyle(`${planBanner}[role]`, { '@media': { [PHONE]: { minHeight: '10rem' } } });

/** A faint example behind the text of the placeholder. */
export const exampleChart = style({
  position: 'absolute',
  inset: space[4],
  display: 'grid',
  alignContent: 'space-between',
  containerType: 'inline-size',
  containerName: 'chart',
  textAlign: 'start',
});

// A link's numbers are not known yet: the calculator must not show those of the example.
globalStyle(`${PENDING_LINK} ${section}:has(${exampleChart})`, { visibility: 'hidden' });
globalStyle(`${exampleChart} svg`, { opacity: 0.4 });
// On narrow pages, the example ends below the placeholder's text.
globalStyle(`${exampleChart} div:has(> div > svg)`, {
  '@container': { [calculatorWidth.belowWide]: { height: '170px' } },
});

// The placeholder's text is in front of the example, above its lines. The class is doubled to outrank the card's padding.
globalStyle(`:has(> ${exampleChart}${exampleChart})`, {
  position: 'relative',
  alignContent: 'start',
  minHeight: '28rem',
  paddingTop: '4.5rem',
  '@container': { [calculatorWidth.wide]: { minHeight: '41rem', paddingTop: '6rem' } },
});
globalStyle(`${exampleChart} ~ p`, { position: 'relative' });

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
globalStyle(form, wide({ gap: '12px', padding: '16px 24px' }));
// The six inputs are on the first screen. The text about privacy comes after them.
globalStyle(`${form} > p`, wide({ order: 1 }));

// Slider, limits and number box of an input in one row, below its label.
const field = `${form} > div:has(> input[type="range"])`;
globalStyle(
  field,
  wide({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[4],
    alignItems: 'center',
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
