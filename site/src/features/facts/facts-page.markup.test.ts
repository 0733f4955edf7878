import { beforeAll, expect, test } from 'vitest';
import { type Markup, renderMarkup, textsOf } from '../../../test/render-markup.ts';

let page: Markup;
beforeAll(async () => {
  page = await renderMarkup('/facts');
});

/** The texts of the header cells of the first table in a section. */
const columnsOf = (id: string) => textsOf(page.byId(id).first('thead').all('th'));

test('each figure of law has its year, its source and the date of the last check', () => {
  const accounts = page.named('table', 'Health savings accounts');
  expect(textsOf(accounts.first('thead').all('th'))).toContain('2027, not confirmed');
  const rows = page.all('tr').map((row) => textsOf(row.children()).join(' '));
  expect(accounts.all('tr').map((row) => textsOf(row.children()).join(' '))).toContain(
    'Contribution with family coverage, at most $8,750 $9,000',
  );
  expect(columnsOf('retirement-plans')).toEqual(['Figure', '2026']);
  expect(columnsOf('tax-law')).toEqual(['Figure', '2026', '2027']);
  expect(rows).toContain('IRA catch-up from 50 $1,100');
  const plans = page.byId('retirement-plans').text.replaceAll('\u2011', '-');
  for (const part of [
    'We have not added the 2027 figures yet.',
    'Notice 2025-67',
    'Last checked November 22, 2026',
  ])
    expect(plans).toContain(part);
  expect(page.byId('tax-law').text.match(/Public Law 119.21/g)).toHaveLength(1);
});

test('figures from a copy of the announcement are marked, and so are missing ones', () => {
  const section = page.byId('social-security');
  expect(columnsOf('social-security')).toEqual(['Figure', '2026', '2027, not confirmed']);
  const lastCell = (name: string) =>
    section
      .all('tr')
      .find(({ text }) => text.startsWith(name))
      ?.children()
      .at(-1)?.text;
  expect(lastCell('Taxable maximum')).toBe('$192,300');
  expect(lastCell('First bend point')).toBe('Not added yet');
  expect(section.text).toContain('2027: from a copy of the announcement; not yet confirmed.');
});
