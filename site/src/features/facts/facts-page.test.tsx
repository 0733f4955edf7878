import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { textsOnSeveralLines } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

testScreens({ 'the list of figures': () => showPageWithContents() });

const main = page.getByRole('main');
const widths = [320, 375, 1280];

/** Shows a page that begins with links to its sections. */
async function showPageWithContents(path = '/facts'): Promise<void> {
  await renderPage(path);
  await expect.element(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
}

test('the tables of figures end at their rules and do not scroll', async () => {
  await showPageWithContents();
  for (const width of widths) {
    await page.viewport(width, 800);
    const tables = main.getByRole('table').elements();
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const inner = table.getBoundingClientRect();
      const outer = table.closest('section')?.getBoundingClientRect();
      expect([inner.width, inner.right], `${width} px`).toEqual([outer?.width, outer?.right]);
    }
  }
  expect(document.querySelectorAll('main [tabindex="0"]')).toHaveLength(0);
  const cells = [...document.querySelectorAll('main tr > :last-child')];
  for (const cell of [cells.at(0), cells.at(-1)]) {
    expect(getComputedStyle(cell as Element).paddingRight).toBe('0px');
  }
});

test('dates, numbers of sources and parts of Medicare stay on one line', async () => {
  await showPageWithContents();
  const pattern = /[A-Z][a-z]+ \d+, 20\d\d|Part [A-D]\b|\S*[\d)]-\d[\d()c]*/g;
  for (const width of widths) {
    await page.viewport(width, 800);
    expect(textsOnSeveralLines(main.element(), pattern), `${width} px`).toEqual([]);
  }
});

test.each(['/facts', '/how-we-calculate', '/privacy-policy', '/guides/healthcare'])(
  'the contents of %s are a single box',
  async (path) => {
    await showPageWithContents(path);
    for (const width of [375, 1280]) {
      await page.viewport(width, 800);
      const contents = page.getByRole('navigation', { name: 'On this page' }).element();
      const [inner, outer] = [contents, contents.parentElement as Element].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return { x, y, width };
      });
      expect(outer, `${width} px`).toEqual(inner);
    }
  },
);
