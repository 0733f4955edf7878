import { formatDollars, futureValue, recommendedAllocation } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { linksOf, type MarkupElement, renderMarkup, rowsOf, textsOf } from '../../../test/render-markup.ts';

const guides = [
  ['retirement-planning', 'Retirement Planning at 30, 45 and 60', 'planning'],
  ['investment-strategies', 'Investment Strategies for Retirement', 'investing'],
  ['social-security', 'Social Security: When to Claim', 'social-security'],
  ['tax-planning', 'Tax Planning for Retirement', 'taxes'],
  ['healthcare', 'Healthcare in Retirement', 'health'],
] as const;

const futureDollars = (
  presentValue: number,
  monthlyContribution: number,
  annualRate: number,
  years: number,
) =>
  formatDollars(
    Math.round(futureValue({ presentValue, monthlyContribution, annualRate, months: years * 12 })),
  );

/** The row of a table that starts with a name. */
const rowOf = (rows: string[][], name: string) => rows.find(([first]) => first === name)?.slice(1);

/** The figure whose caption matches. */
const figureOf = (page: MarkupElement, caption: RegExp) =>
  page.all('figure').find((figure) => caption.test(figure.first('figcaption').text)) as MarkupElement;

test('the index has five guides and a placeholder without a link', async () => {
  const main = (await renderMarkup('/guides')).first('main');
  expect(textsOf(main.all('h1'))).toEqual(['Retirement Guides']);
  const cards = main.all('article').map((card) => linksOf(card.all('h2', 'h3')[0] as MarkupElement));
  expect(cards).toEqual(guides.map(([slug, title]) => [[title, `/guides/${slug}`]]));
  expect(textsOf(main.all('h2', 'h3'))).toContain('More Guides Coming Soon');
  expect(textsOf(main.all('a')).join()).not.toContain('More Guides Coming Soon');
  expect(linksOf(main)).toContainEqual(['Open the explainers', '/explainers']);
});

test.each(guides)(
  'the guide %s has an image for link previews, a table of contents, sources and charts',
  async (slug, title, picture) => {
    const page = await renderMarkup(`/guides/${slug}`);
    expect(textsOf(page.all('h1'))).toEqual([title]);
    const content = (name: string) =>
      page
        .all('meta')
        .find((meta) => meta.attribute('property') === `og:${name}`)
        ?.attribute('content') ?? '';
    expect(new URL(content('image')).pathname).toBe(`/category-pictures/${picture}.png`);
    expect([content('image:width'), content('image:height')]).toEqual(['1200', '630']);

    const parts = page
      .first('main')
      .all('section')
      .filter((section) => section.attribute('id') && section.all('h2').length > 0);
    expect(parts.length).toBeGreaterThanOrEqual(5);
    expect(linksOf(page.named('nav', 'On this page'))).toEqual(
      parts.map((part) => [part.first('h2').text, `#${part.attribute('id')}`]),
    );
    const sources = textsOf(page.named('section', 'Sources').all('li'));
    expect(sources.length).toBeGreaterThanOrEqual(3);
    for (const source of sources) {
      expect(source).toMatch(/(19|20)\d\d/);
      // American punctuation puts a comma inside the quotation marks.
      expect(source).not.toContain('”,');
    }
    expect(page.first('main').all('figure').length).toBeGreaterThanOrEqual(2);
  },
);

describe('the numbers of a guide', () => {
  test('the table of savings by age has the engine’s numbers', async () => {
    const page = await renderMarkup('/guides/retirement-planning');
    const rows = rowsOf(page.first('figure').first('table'));
    expect(rowOf(rows, '67')).toEqual([37, 22, 7].map((years) => futureDollars(0, 500, 4, years)));
    expect(rowOf(rows, '50')).toEqual([futureDollars(0, 500, 4, 20), futureDollars(0, 500, 4, 5), '–']);
  });

  test('the fee example adds up in future dollars, the glide path has the engine’s numbers, and the chart of losses names only what it shows', async () => {
    const page = await renderMarkup('/guides/investment-strategies');
    const chart = figureOf(page, /^1 percent more a year/);
    expect(chart.first('figcaption').text).toBe(
      '1 percent more a year costs $235,000 over 30 years, in future dollars',
    );
    expect(chart.text).toContain('at 0.1%: $1,077,000');
    expect(chart.text).toContain('at 1.1%: $842,000');
    const table = chart.first('table');
    expect(rowOf(rowsOf(table), '30')?.slice(0, 2)).toEqual(
      [5.9, 4.9].map((rate) => futureDollars(100_000, 500, rate, 30)),
    );
    expect(table.first('caption').text).toBe('Savings in future dollars, by year and yearly cost');
    expect(page.named('section', 'Then look at what it costs').text).toContain(
      'would cost you $235,000 of $1,077,000, or 22 percent, in future dollars: what it charges, and the growth you miss.',
    );
    const { text } = page.first('main');
    expect(text).toContain('Fee example in future dollars');
    expect(text).not.toContain('Examples in today’s dollars');

    expect(textsOf(page.all('figcaption'))).toContain(
      'Your share of stocks decides how much you lose in a crash',
    );
    const { stocks, bonds } = recommendedAllocation({ age: 40, retirementAge: 67, riskTolerance: 5 });
    expect(rowOf(rowsOf(page.captioned(/Shares of stocks/)), '40')).toEqual([`${stocks}%`, `${bonds}%`]);
  });

  test('the healthcare guide sends the cost of insurance before 65 to the outlook', async () => {
    const items = (await renderMarkup('/guides/healthcare')).first('main').all('li');
    const step = items.find(({ text }) => text.includes('Before you stop:')) as MarkupElement;
    expect(step.text).toContain('include it in the spending you enter on the outlook');
    expect(linksOf(step)).toContainEqual(['outlook', '/outlook']);
  });

  test('required minimum distributions start at 73, and the marginal tax rate rises in vertical steps', async () => {
    const page = await renderMarkup('/guides/tax-planning');
    expect(page.first('main').text).toContain(
      'the required minimum distribution. That age is 73 if you were born from 1951 to 1959',
    );
    const drawn =
      figureOf(page, /the last dollar is taxed at/)
        .first('path')
        .attribute('d') ?? '';
    const points = drawn
      .split(/[ML]/)
      .slice(1)
      .map((point) => point.split(' ').map(Number));
    const rises = points.slice(1).flatMap(([x = 0, y = 0], index) => {
      const [previousX = 0, previousY = 0] = points[index] ?? [];
      return y === previousY ? [] : [x - previousX];
    });
    expect(rises).toEqual([0, 0, 0]);
  });
});
