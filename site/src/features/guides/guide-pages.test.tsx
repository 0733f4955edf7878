import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, expectText, textsOnSeveralLines } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { setCalculatorNumbers } from '../../numbers/set-draft.ts';

const guides = [
  'retirement-planning',
  'investment-strategies',
  'social-security',
  'tax-planning',
  'healthcare',
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

test('a click anywhere on a card of the index opens the guide', async () => {
  await renderPage('/guides');
  await main
    .getByRole('article')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Retirement Planning at 30, 45 and 60' }))
    .toHaveFocus();
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

test.each(guides)(
  'the guide %s has contents that lead to its parts and end before the links to other pages, and labels next to their lines, unbroken names, and legible charts at each width',
  async (slug) => {
    await showGuide(slug);
    const parts = allIn('section[id] > h2').map(({ textContent }) => textContent ?? '');
    for (const part of [parts[2] ?? '', 'Sources']) {
      await contents.getByRole('link', { name: part, exact: true }).click();
      await expect.element(page.getByRole('region', { name: part, exact: true })).toHaveFocus();
      await expect.element(main.getByRole('heading', { level: 2, name: part, exact: true })).toBeInViewport();
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const { bottom } = contents.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(nextSteps.element().getBoundingClientRect().top);
    openTables();
    for (const figure of figures.elements()) {
      expect(figure.querySelector('figcaption')?.checkVisibility()).toBe(true);
      if (!figure.querySelector('details')) continue;
      expect(figure.querySelector(':scope > p')?.checkVisibility()).toBe(true);
      expect(figure.querySelector('caption')?.checkVisibility()).toBe(true);
    }
    for (const width of [1280, 375, 320]) {
      await page.viewport(width, 800);
      await expect.poll(misplacedLabels, { message: `${width} px` }).toEqual([]);
      expect(smallestChartText(), `${width} px`).toBeGreaterThanOrEqual(12);
      const broken = allIn('p, li, caption, th').flatMap((block) => textsOnSeveralLines(block, NAME));
      expect(broken, `${width} px`).toEqual([]);
    }
  },
);

test('the lines of a guide need no colors, and a printed guide has all tables and its URL', async () => {
  await showGuide('retirement-planning');
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  const dashes = [...figures.first().element().querySelectorAll('svg path')].map(
    (path) => getComputedStyle(path).strokeDasharray,
  );
  expect(new Set(dashes).size).toBe(3);

  await emulateMedia('print', { name: 'prefers-color-scheme', value: 'dark' });
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(main.getByRole('row', { name: /^67 / }).first()).toBeVisible();
  await expect.element(main.getByText(`${location.origin}/guides/retirement-planning`)).toBeVisible();
  await expect.element(main.getByText(/not financial, tax or legal advice/)).toBeVisible();
});

test('the healthcare guide mentions the inputs of this visit, unless the ages do not fit together', async () => {
  await showGuide('healthcare');
  setCalculatorNumbers({ inputs: { ...defaultInputs, monthlySavings: 750 }, hasCalculated: false });
  await expectText(
    nextSteps,
    'Your numbers lead to about $630,000 in savings at 65, or about $2,100 a month, in today’s dollars',
  );
  setCalculatorNumbers({ inputs: { ...defaultInputs, currentAge: 66 }, hasCalculated: false });
  await expectText(nextSteps, /Your age, your savings, three scenarios\./);
});
