import { globalStyle, style } from '@vanilla-extract/css';
import { font, space } from '../../theme/vars.css.ts';

const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } }) as const;

/** Rendered once there are results. If present, print shows only the results. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], fontSize: '10pt', lineHeight: 1.3 } },
});

export const title = style({ fontFamily: font.display, fontSize: font.size.xl, fontWeight: 600 });

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
