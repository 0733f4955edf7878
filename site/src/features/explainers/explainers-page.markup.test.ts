import { expect, test } from 'vitest';
import { renderMarkup, textsOf } from '../../../test/render-markup.ts';

test.each([
  ['/explainers', '4% Rule', 'Retirement Explainers', '/explainers'],
  ['/explainers/taxes', 'Taxes', 'Traditional or Roth: tax now or later?', '/explainers/taxes'],
  ['/guides/old', '4% Rule', 'Retirement Explainers', '/explainers'],
  [
    '/guides/old?tab=allocation',
    'Risk & Allocation',
    'Stocks or bonds: how much in each?',
    '/explainers/allocation',
  ],
])(
  '%s opens the tab %s, and has the title “%s” and the canonical path %s',
  async (url, name, title, canonical) => {
    const page = await renderMarkup(url);
    const selected = page.all('a').filter((tab) => tab.attribute('aria-selected') === 'true');
    expect(textsOf(selected)).toEqual([name]);
    expect(page.first('main').all('h2')).not.toEqual([]);
    expect(page.first('title').text).toBe(`${title} | Whenabouts`);
    const links = page.all('link').filter((link) => link.attribute('rel') === 'canonical');
    expect(links.map((link) => new URL(link.attribute('href') ?? '').pathname)).toEqual([canonical]);
  },
);
