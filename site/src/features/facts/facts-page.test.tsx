import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textsOnSeveralLines } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const main = page.getByRole('main');
const widths = [320, 375, 1280];

/** Shows a page that begins with links to its sections. */
async function showPageWithContents(path = '/facts'): Promise<void> {
  await renderPage(path);
  await expect.element(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
}

/** The texts of the header cells of the first table in a section. */
const columnsOf = (id: string) =>
  [...document.querySelectorAll(`#${id} thead th`)].map(({ textContent }) => textContent);

test('each figure of law has its year, its source and the date of the last check', async () => {
  await showPageWithContents();
  const accounts = page.getByRole('table', { name: 'Health savings accounts', exact: true });
  await expect.element(accounts.getByRole('columnheader', { name: '2027' })).toBeVisible();
  const family = 'Contribution with family coverage, at most $8,750 $9,000';
  await expect.element(accounts.getByRole('row', { name: family })).toBeVisible();
  expect(columnsOf('retirement-plans')).toEqual(['Figure', '2026']);
  expect(columnsOf('tax-law')).toEqual(['Figure', '2026', '2027']);
  await expect.element(page.getByRole('row', { name: 'IRA catch-up from 50 $1,100' })).toBeVisible();
  const text = (id: string) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' ');
  for (const part of [
    'We have not added the 2027 figures yet.',
    'Notice 2025\u201167',
    'Last checked November 22, 2026',
  ])
    expect(text('retirement-plans')?.replaceAll('\u2011', '-')).toContain(part.replaceAll('\u2011', '-'));
  expect(text('tax-law')?.match(/Public Law 119.21/g)).toHaveLength(1);
});

test('figures from a copy of the notice are marked, and so are missing ones', async () => {
  await showPageWithContents();
  const section = document.getElementById('social-security');
  expect(columnsOf('social-security')).toEqual(['Figure', '2026', '2027, not confirmed']);
  const lastCell = (name: string) =>
    [...(section?.querySelectorAll('tr') ?? [])].find((row) => row.textContent?.startsWith(name))
      ?.lastElementChild?.textContent;
  expect(lastCell('Taxable maximum')).toBe('$192,300');
  expect(lastCell('First bend point')).toBe('Not added yet');
  expect(section?.textContent).toContain('2027: from a copy of the notice; not yet confirmed.');
});

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
