import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, vars } from '../../theme/vars.css.ts';

const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } }) as const;

/** Rendered once there are results. If present, print shows only the results. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[1], fontSize: font.size.sm } },
});

export const title = style({ fontFamily: font.display, fontSize: font.size.xl, fontWeight: 600 });

export const inputs = style({ columns: 2, columnGap: space[6], marginTop: space[3] });

export const input = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '2px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

globalStyle(`main:has(${sheet}) > :not(#calculator)`, print({ display: 'none' }));
globalStyle(`main > :has(${sheet})`, print({ padding: 0 }));

/** Selects inside the calculator view, whose own styles do not cover print. */
const beside = (selector: string) => `${sheet} ~ * ${selector}`;
globalStyle(beside('form'), print({ display: 'none' }));
globalStyle(`${sheet} ~ [role="status"]`, print({ display: 'none' }));
globalStyle(beside('section > a'), print({ display: 'none' }));
globalStyle(beside('summary'), print({ display: 'none' }));
// The sentence of the result.
globalStyle(beside('section > p:has(> button)'), print({ fontSize: '14pt' }));
// Show the table in print, where it cannot be opened.
globalStyle(beside('details::details-content'), print({ contentVisibility: 'visible', height: 'auto' }));
// Cards side by side and the table in columns, so that everything fits on two pages.
globalStyle(
  beside('div:has(> section > h3)'),
  print({ gridTemplateColumns: '2fr 3fr 3fr', gridTemplateRows: 'none', gap: space[2] }),
);
globalStyle(beside('section:has(> h3)'), print({ padding: space[3], gridArea: 'auto' }));
globalStyle(beside('div:has(> table)'), print({ columns: 2, overflow: 'visible' }));
globalStyle(beside(':is(th, td)'), print({ padding: '1px 4px', fontSize: '9pt', lineHeight: 1.3 }));
const LONG = ':has(tr:nth-child(46))';
globalStyle(
  beside(`table${LONG} :is(th, td)`),
  print({ padding: '0 2px', fontSize: '7.5pt', lineHeight: 1.2 }),
);
// With a long table, the cards and the chart share the first page.
const longSection = `section${LONG}`;
globalStyle(beside(longSection), print({ gap: '12px' }));
globalStyle(beside(`${longSection} > div:has(> section > h3)`), print({ zoom: 0.8 }));
// The assumptions.
globalStyle(beside(`${longSection} > div:has(> p + details)`), print({ fontSize: '8pt', lineHeight: 1.3 }));
globalStyle(beside(':is(figure, section > p)'), print({ breakInside: 'avoid' }));
