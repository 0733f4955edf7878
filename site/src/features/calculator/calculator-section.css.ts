import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calculatorWidth } from '@whenabouts/calculator/view/theme';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';

export const section = style({ display: 'grid', gap: space[5] });
// The labels of the scenarios wrap, so that their amounts stay in one column.
globalStyle(`${section} dt`, { flex: 1 });
globalStyle(`${section} dt > span`, { whiteSpace: 'nowrap' });

export const actionGroup = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});

/** As high as the button that it replaces. */
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

globalStyle(`${exampleChart} svg`, { opacity: 0.4 });
// On narrow pages, the example ends below the placeholder's text.
globalStyle(`${exampleChart} div:has(> div > svg)`, {
  '@container': { [calculatorWidth.belowWide]: { height: '170px' } },
});

// The placeholder's text is in front of the example, above its lines.
globalStyle(`:has(> ${exampleChart})`, {
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

const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } }) as const;

/** Rendered once there are results. If present, print shows only the results. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], fontSize: '10pt', lineHeight: 1.3 } },
});

export const printedTitle = style({ fontFamily: font.display, fontSize: font.size.xl, fontWeight: 600 });

export const printedInputs = style({ columns: 2, columnGap: space[6], marginTop: space[3] });

export const printedInput = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '2px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

globalStyle(`main:has(${sheet}) > :not(#calculator)`, print({ display: 'none' }));
globalStyle(`main > :has(${sheet})`, print({ padding: 0 }));

/** Selects inside the calculator view, which names its parts by `data-part` and has no styles for print itself. */
const inView = (selector: string) => `${sheet} ~ [data-part="calculator"] ${selector}`;
const SENTENCE = '[data-part="sentence"]';
const INCOME = '[data-part="income"]';
const ANSWER = '[data-part="answer"]';
const CARDS = '[data-part="cards"]';
globalStyle(inView('[data-part="inputs"]'), print({ display: 'none' }));
globalStyle(`${sheet} ~ [role="status"]`, print({ display: 'none' }));
globalStyle(inView('section > a'), print({ display: 'none' }));
globalStyle(inView('summary'), print({ display: 'none' }));
globalStyle(inView(SENTENCE), print({ fontSize: '14pt' }));
// Show the table in print, where it cannot be opened.
globalStyle(inView('details::details-content'), print({ contentVisibility: 'visible', height: 'auto' }));
// Cards side by side and the table in columns, so that everything fits on two pages.
globalStyle(
  inView(CARDS),
  print({ gridTemplateColumns: '2fr 3fr 3fr', gridTemplateRows: 'none', gap: space[2] }),
);
globalStyle(inView('[data-part="card"]'), print({ padding: space[3], gridArea: 'auto' }));
globalStyle(inView('div:has(> table)'), print({ columns: 2, overflow: 'visible' }));
globalStyle(inView(':is(th, td)'), print({ padding: '1px 4px', fontSize: '9pt', lineHeight: 1.3 }));
/** Matches if the table has so many rows that the results would not fit on two pages at normal size. */
const LONG = ':has(tr:nth-child(46))';
globalStyle(
  inView(`table${LONG} :is(th, td)`),
  print({ padding: '0 2px', fontSize: '7.5pt', lineHeight: 1.2 }),
);
// With a long table, the first page ends with the cards, and the chart shares the second one with the table.
const longResults = `[data-part="results"]${LONG}`;
globalStyle(inView(longResults), print({ gap: '12px' }));
globalStyle(inView(`${longResults} ${SENTENCE}`), print({ fontSize: '13pt' }));
globalStyle(inView(`${longResults} :is(${INCOME}, ${ANSWER})`), print({ fontSize: '10pt' }));
globalStyle(inView(`${longResults} ${CARDS}`), print({ zoom: 0.8, breakInside: 'avoid' }));
const CHART = 'figure:has(> details)';
globalStyle(inView(`${longResults} ${CHART}`), print({ gap: space[2], breakBefore: 'page' }));
globalStyle(inView(`${longResults} ${CHART} > p`), print({ maxWidth: 'none' }));
globalStyle(inView(`${longResults} [data-part="assumptions"]`), print({ fontSize: '8pt', lineHeight: 1.3 }));
globalStyle(inView(':is(figure, p)'), print({ breakInside: 'avoid' }));
