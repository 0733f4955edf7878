import { expect, test } from 'vitest';
import { FACTS_CHECKED } from '../features/facts/facts-checked.ts';
import { guideSummary } from '../features/guides/guides.ts';
import { pageDataTag } from './page-data.ts';
import { structuredDataTag } from './structured-data.ts';

const hostile = '</script><script>alert(1)</script><!-- \u2028';
const data = {
  origin: 'https://example.org',
  year: 2026,
  hideClaims: false,
  fallback: {
    '/api/blog-posts/a-post': {
      slug: 'a-post',
      title: hostile,
      excerpt: hostile,
      author: { name: hostile, initials: 'X', title: hostile },
      tags: [hostile],
    },
  },
};

const contentOf = (tag: string) => tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));

test('page data cannot end their JSON block, and are read back unchanged', () => {
  const content = contentOf(pageDataTag(data));
  expect(content).not.toContain('<');
  expect(content).not.toContain('\u2028');
  expect(JSON.parse(content)).toEqual(data);
});

test('structured data cannot end their JSON block', () => {
  const tag = structuredDataTag('/blog/:slug', 'a-post', data);
  const content = contentOf(tag);
  expect(content).not.toContain('<');
  expect(JSON.parse(content)['@graph'][0]).toMatchObject({ '@type': 'Article', headline: hostile });
});

test('the structured data of the landing page describe the site and its free calculator', () => {
  const tag = structuredDataTag('/', '', { ...data, fallback: {} });
  const types = JSON.parse(contentOf(tag))['@graph'].map((thing: { '@type': string }) => thing['@type']);
  expect(types).toEqual(['WebSite', 'Organization', 'WebApplication']);
  expect(tag).toContain('"applicationCategory":"FinanceApplication"');
  expect(tag).toContain('"price":0');
});

const graphOf = (pattern: string, slug = '', fallback: Record<string, unknown> = {}) =>
  JSON.parse(contentOf(structuredDataTag(pattern, slug, { ...data, fallback })))['@graph'];

test.each([
  ['Whenabouts Editors', { '@type': 'Organization', name: 'Whenabouts Editors' }],
  ['Ada Field', { '@type': 'Person', name: 'Ada Field', jobTitle: 'Editor' }],
])(
  'the structured data of a post by %s describe the author as an organization or a person',
  (name, author) => {
    const post = {
      ...data.fallback['/api/blog-posts/a-post'],
      author: { name, initials: 'X', title: 'Editor' },
    };
    const [article] = graphOf('/blog/:slug', 'a-post', { '/api/blog-posts/a-post': post });
    expect(article.author).toEqual(author);
    expect(article.publisher.logo).toEqual({
      '@type': 'ImageObject',
      url: 'https://example.org/favicon.svg',
    });
  },
);

test('a guide has the date of its publication and the date of its last update', () => {
  const [article] = graphOf('/guides/healthcare');
  const { published, updated } = guideSummary('healthcare');
  expect(article).toMatchObject({ datePublished: published, dateModified: updated });
  expect(updated > published).toBe(true);
});

test.each([
  ['/blog', '/blog'],
  ['/guides', '/guides'],
  ['/explainers', '/explainers'],
  ['/explainers/taxes', '/explainers'],
  ['/guides/old', '/explainers'],
  ['/facts', '/facts'],
  ['/how-we-calculate', '/how-we-calculate'],
  ['/outlook', '/outlook'],
  ['/embed', '/embed'],
])('%s has breadcrumbs that end at %s', (pattern, path) => {
  const places = graphOf(pattern).at(-1).itemListElement;
  expect(places[0]).toMatchObject({ name: 'Home', item: 'https://example.org/' });
  expect(places.at(-1)).toMatchObject({ position: places.length, item: `https://example.org${path}` });
});

test('the list of figures is described as a data set with the date of its last check', () => {
  const [dataset] = graphOf('/facts');
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    url: 'https://example.org/facts',
    dateModified: FACTS_CHECKED,
  });
  expect(FACTS_CHECKED).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a page without a post has no structured data', () => {
  expect(structuredDataTag('/login', '', data)).toBe('');
  expect(structuredDataTag('/blog/:slug', 'another', data)).toBe('');
});
