import { globalStyle, style } from '@vanilla-extract/css';
import { printed } from '../../theme/media-queries.ts';
import { font, space } from '../../theme/vars.css.ts';

/** Rendered once there are results. If present, print shows only the results. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], fontSize: '10pt', lineHeight: 1.3 } },
});

export const title = style({ fontFamily: font.display, fontSize: font.size.xl, fontWeight: 600 });

globalStyle(`main:has(${sheet}) > :not(#calculator)`, printed({ display: 'none' }));
globalStyle(`main > :has(${sheet})`, printed({ padding: 0 }));

/** Selects inside the calculator view, which names its parts by `data-part` and has no styles for print itself. */
const inView = (selector: string) => `${sheet} ~ [data-part="calculator"] ${selector}`;
const SENTENCE = '[data-part="sentence"]';
const INCOME = '[data-part="income"]';
const ANSWER = '[data-part="answer"]';
const CARDS = '[data-part="cards"]';
globalStyle(inView('[data-part="inputs"]'), printed({ display: 'none' }));
globalStyle(`${sheet} ~ [role="status"]`, printed({ display: 'none' }));
globalStyle(inView('section > a'), printed({ display: 'none' }));
globalStyle(inView('summary'), printed({ display: 'none' }));
globalStyle(inView(SENTENCE), printed({ fontSize: '13pt' }));
// Show the table in print, where it cannot be opened.
globalStyle(inView('details::details-content'), printed({ contentVisibility: 'visible', height: 'auto' }));
// Cards side by side and the table in columns, so that everything fits on two pages.
globalStyle(
  inView(CARDS),
  printed({
    gridTemplateColumns: '2fr 3fr 3fr',
    gridTemplateRows: 'none',
    gap: space[2],
    zoom: 0.8,
    breakInside: 'avoid',
  }),
);
globalStyle(inView('[data-part="card"]'), printed({ padding: space[3], gridArea: 'auto' }));
globalStyle(inView('div:has(> table)'), printed({ columns: 2, overflow: 'visible' }));
globalStyle(inView(':is(th, td)'), printed({ padding: '1px 4px', fontSize: '9pt', lineHeight: 1.3 }));
// A table with more rows than fit at normal size.
globalStyle(
  inView('table:has(tr:nth-child(46)) :is(th, td)'),
  printed({ padding: '0 2px', fontSize: '7.5pt', lineHeight: 1.2 }),
);
// The first page ends with the cards, and the chart shares the second one with the table.
globalStyle(inView('[data-part="results"]'), printed({ gap: '12px' }));
globalStyle(inView(`:is(${INCOME}, ${ANSWER})`), printed({ fontSize: '10pt' }));
const CHART = 'figure:has(> details)';
globalStyle(inView(CHART), printed({ gap: space[2], breakBefore: 'page' }));
globalStyle(inView(`${CHART} > p`), printed({ maxWidth: 'none' }));
globalStyle(inView('[data-part="assumptions"]'), printed({ fontSize: '8pt', lineHeight: 1.3 }));
globalStyle(inView(':is(figure, p)'), printed({ breakInside: 'avoid' }));
