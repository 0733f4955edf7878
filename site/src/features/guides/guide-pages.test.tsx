import { defaultInputs, formatDollars, futureValue, recommendedAllocation } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  emulateMedia,
  expectText,
  openTable,
  textOf,
  textsOf,
  textsOnSeveralLines,
} from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { setCalculatorInputs } from '../../numbers/store.ts';

const guides = [
  ['retirement-planning', 'Retirement Planning at 30, 45 and 60', 'planning'],
  ['investment-strategies', 'Investment Strategies for Retirement', 'investing'],
  ['social-security', 'Social Security: When to Claim', 'social-security'],
  ['tax-planning', 'Tax Planning for Retirement', 'taxes'],
  ['healthcare', 'Healthcare in Retirement', 'health'],
] as const;

const main = page.getByRole('main');
const contents = page.getByRole('navigation', { name: 'On this page' });
const nextSteps = page.getByRole('navigation', { name: 'Where to go next' });
const figures = main.getByRole('figure');
const allIn = (selector: string) => [...main.element().querySelectorAll<HTMLElement>(selector)];

async function showGuide(slug: string): Promise<void> {
  await renderPage(`/guides/${slug}`);
  await expect.element(page.getByRole('region', { name: 'Sources' })).toBeVisible();
}

function openTables(): void {
  for (const details of allIn('details')) (details as HTMLDetailsElement).open = true;
}

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

test('the index has five guides and a placeholder, and a click anywhere on a card opens the guide', async () => {
  await renderPage('/guides');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Retirement Guides' })).toBeVisible();
  for (const [slug, title] of guides) {
    await expect.element(main.getByRole('link', { name: title })).toHaveAttribute('href', `/guides/${slug}`);
  }
  expect(main.getByRole('article').elements()).toHaveLength(5);
  await expect.element(main.getByRole('heading', { name: 'More Guides Coming Soon' })).toBeVisible();
  expect(page.getByRole('link', { name: 'More Guides Coming Soon' }).elements()).toEqual([]);
  await expect
    .element(main.getByRole('link', { name: 'Open the explainers' }))
    .toHaveAttribute('href', '/explainers');
  await main
    .getByRole('article')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect.element(page.getByRole('heading', { level: 1, name: guides[0][1] })).toHaveFocus();
  expect(location.pathname).toBe('/guides/retirement-planning');
});

/** Returns the labels of lines that are not nearest to their own line. */
function misplacedLabels(): (string | null)[] {
  return figures.elements().flatMap((figure) => {
    const lines = [...figure.querySelectorAll<SVGPathElement>('svg path')].filter(
      (line) => getComputedStyle(line).fill === 'none',
    );
    const layer = lines[0]?.closest('svg')?.parentElement;
    const ends = lines.map((line) => {
      const { x, y } = line.getPointAtLength(line.getTotalLength());
      return new DOMPoint(x, y).matrixTransform(line.getScreenCTM() ?? undefined).y;
    });
    // The labels of the lines are the last elements over the plot.
    return [...(layer?.children ?? [])].slice(-lines.length).flatMap((label, index) => {
      const { top, height } = label.getBoundingClientRect();
      const distances = ends.map((end) => Math.abs(top + height / 2 - end));
      return distances[index] === Math.min(...distances) ? [] : [label.textContent];
    });
  });
}

/** Returns the size of the smallest text in a chart, in pixels. */
function smallestChartText(): number {
  const sizes = allIn('figure *')
    .filter((element) => element.children.length === 0 && element.textContent)
    .map((element) => {
      const svg = element.closest('svg');
      return Number.parseFloat(getComputedStyle(element).fontSize) * (svg?.getScreenCTM()?.a ?? 1);
    });
  return Math.min(...sizes);
}

/** Numbers of documents, parts of Medicare and dates, which stay on one line. */
const NAME = /\d[\w.()]*-\d+|\bPart\s[A-D]\b|\b(?:January|March|April|October|December)\s\d{1,2}\b(?!,)/g;

describe.each(guides)('the guide %s', (slug, _title, picture) => {
  test('a guide has an image for link previews, a table of contents, sources and charts with tables', async () => {
    await showGuide(slug);
    const content = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
    expect(new URL(content('image')).pathname).toBe(`/category-pictures/${picture}.png`);
    expect([content('image:width'), content('image:height')]).toEqual(['1200', '630']);

    const parts = allIn('section[id] > h2').map(({ textContent }) => textContent ?? '');
    expect(parts.length).toBeGreaterThanOrEqual(5);
    expect(textsOf(contents.getByRole('link'))).toEqual(parts);
    for (const part of [parts[2] ?? '', 'Sources']) {
      await contents.getByRole('link', { name: part, exact: true }).click();
      await expect.element(page.getByRole('region', { name: part, exact: true })).toHaveFocus();
      await expect.element(main.getByRole('heading', { level: 2, name: part, exact: true })).toBeInViewport();
    }
    const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem').elements();
    expect(sources.length).toBeGreaterThanOrEqual(3);
    for (const { textContent } of sources) {
      expect(textContent).toMatch(/(19|20)\d\d/);
      // American punctuation puts a comma inside the quotation marks.
      expect(textContent).not.toContain('”,');
    }
    expect(figures.elements().length).toBeGreaterThanOrEqual(2);
    openTables();
    for (const figure of figures.elements()) {
      expect(figure.querySelector('figcaption')?.checkVisibility()).toBe(true);
      if (!figure.querySelector('details')) continue;
      expect(figure.querySelector(':scope > p')?.checkVisibility()).toBe(true);
      expect(figure.querySelector('caption')?.checkVisibility()).toBe(true);
    }
  });

  test('a guide has labels next to their lines, unbroken names, and legible charts at each width, and contents that end before the links to other pages', async () => {
    await showGuide(slug);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const { bottom } = contents.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(nextSteps.element().getBoundingClientRect().top);
    openTables();
    for (const width of [1280, 375, 320]) {
      await page.viewport(width, 800);
      await expect.poll(misplacedLabels, { message: `${width} px` }).toEqual([]);
      expect(smallestChartText(), `${width} px`).toBeGreaterThanOrEqual(12);
      const broken = allIn('p, li, caption, th').flatMap((block) => textsOnSeveralLines(block, NAME));
      expect(broken, `${width} px`).toEqual([]);
    }
  });
});

test('a printed guide has all tables and its URL', async () => {
  await showGuide('retirement-planning');
  await emulateMedia('print', { name: 'prefers-color-scheme', value: 'dark' });
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(main.getByRole('row', { name: /^67 / }).first()).toBeVisible();
  await expect.element(main.getByText(`${location.origin}/guides/retirement-planning`)).toBeVisible();
  await expect.element(main.getByText(/not financial, tax or legal advice/)).toBeVisible();
});

describe('the numbers of a guide', () => {
  test('the table of savings by age has the engine’s numbers, and lines that need no colors', async () => {
    await showGuide('retirement-planning');
    const chart = figures.first();
    const rows = await openTable(chart);
    expect(rowOf(rows, '67')).toEqual([37, 22, 7].map((years) => futureDollars(0, 500, 4, years)));
    expect(rowOf(rows, '50')).toEqual([futureDollars(0, 500, 4, 20), futureDollars(0, 500, 4, 5), '–']);
    await emulateMedia('', { name: 'forced-colors', value: 'active' });
    const dashes = [...chart.element().querySelectorAll('svg path')].map(
      (path) => getComputedStyle(path).strokeDasharray,
    );
    expect(new Set(dashes).size).toBe(3);
  });

  test('the fee example adds up in future dollars, the glide path has the engine’s numbers, and the chart of losses names only what it shows', async () => {
    await showGuide('investment-strategies');
    const chart = main.getByRole('figure', { name: /^One percent more a year/ });
    await expect
      .element(chart)
      .toHaveAccessibleName('One percent more a year costs $235,000 over 30 years, in future dollars');
    await expectText(chart, 'at 0.1%: $1,077,000');
    await expectText(chart, 'at 1.1%: $842,000');
    expect(rowOf(await openTable(chart), '30')?.slice(0, 2)).toEqual(
      [5.9, 4.9].map((rate) => futureDollars(100_000, 500, rate, 30)),
    );
    await expect
      .element(chart.getByRole('table'))
      .toHaveAccessibleName('Savings in future dollars, by year and yearly cost');
    await expectText(
      page.getByRole('region', { name: 'Then look at what it costs' }),
      'would cost you $235,000 of $1,077,000, or 22 percent, in future dollars: what it charges, and the growth you miss.',
    );
    await expect.element(main.getByText(/Fee example in future dollars/)).toBeVisible();
    expect(textOf(main)).not.toContain('Examples in today’s dollars');

    await expect
      .element(
        main.getByRole('figure', {
          name: 'Your share of stocks decides how much you lose in a crash',
          exact: true,
        }),
      )
      .toBeVisible();
    openTables();
    const { stocks, bonds } = recommendedAllocation({ age: 40, retirementAge: 67, riskTolerance: 5 });
    const row = page.getByRole('table', { name: /Shares of stocks/ }).getByRole('row', { name: /^40 / });
    await expect.element(row).toHaveAccessibleName(`40 ${stocks}% ${bonds}%`);
  });

  test('the healthcare guide sends the cost of insurance before 65 to the outlook, and mentions the inputs of this visit, unless the ages do not fit together', async () => {
    await showGuide('healthcare');
    const step = main.getByRole('listitem').filter({ hasText: 'Before you stop:' });
    await expectText(step, 'include it in the spending you enter on the outlook');
    await expect.element(step.getByRole('link', { name: 'outlook' })).toHaveAttribute('href', '/outlook');

    setCalculatorInputs({ inputs: { ...defaultInputs, monthlySavings: 750 }, hasResults: false });
    await expectText(
      nextSteps,
      'Your numbers lead to about $630,000 in savings at 65, or about $2,100 a month, in today’s dollars',
    );
    setCalculatorInputs({ inputs: { ...defaultInputs, currentAge: 66 }, hasResults: false });
    await expectText(nextSteps, /Your age, your savings, three scenarios\./);
  });

  test('required minimum distributions start at 73, and the marginal tax rate rises in vertical steps', async () => {
    await showGuide('tax-planning');
    await expectText(
      main,
      'the required minimum distribution. That age is 73 if you were born from 1951 to 1959',
    );
    const chart = main.getByRole('figure', { name: /the last dollar is taxed at/ });
    const drawn = chart.element().querySelector('svg path')?.getAttribute('d') ?? '';
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
