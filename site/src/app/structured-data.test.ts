import { expect, test } from 'vitest';
import { FACTS_CHECKED } from '../features/facts/facts-checked.ts';
import { guideSummary, guides } from '../features/guides/guides.ts';
import { structuredDataTag } from './structured-data.ts';

const hostile = '</script><script>alert(1)</script><!-- \u2028';
const post = {
  slug: 'a-post',
  title: hostile,
  excerpt: hostile,
  author: { name: hostile, initials: 'X', title: hostile },
  tags: [hostile],
};
const data = { origin: 'https://example.org', year: 2026, hideClaims: false, fallback: {} };

const tagOf = (pattern: string, slug = '', fallback: Record<string, unknown> = {}) =>
  structuredDataTag(pattern, slug, { ...data, fallback });
const contentOf = (tag: string) => tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));
const graphOf = (...page: Parameters<typeof tagOf>) => JSON.parse(contentOf(tagOf(...page)))['@graph'];

test('structured data cannot end their JSON block', () => {
  const content = contentOf(tagOf('/blog/:slug', 'a-post', { '/api/blog-posts/a-post': post }));
  expect(content).not.toContain('<');
  expect(JSON.parse(content)['@graph'][0]).toMatchObject({ '@type': 'Article', headline: hostile });
});

// The landing page has two paths.
test.each(['/', '/calculator'])(
  'the structured data of %s describe the site and its free calculator',
  (path) => {
    const [site, organization, calculator, ...others] = graphOf(path);
    expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization['@id'] } });
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Whenabouts' });
    expect(calculator).toMatchObject({
      '@type': 'WebApplication',
      applicationCategory: 'FinanceApplication',
      offers: { price: 0 },
    });
    expect(others).toEqual([]);
  },
);

test.each([
  ['Whenabouts Editors', { '@type': 'Organization', name: 'Whenabouts Editors' }],
  ['Ada Field', { '@type': 'Person', name: 'Ada Field', jobTitle: 'Editor' }],
])(
  'the structured data of a post by %s describe the author as an organization or a person',
  (name, author) => {
    const byAuthor = { ...post, author: { name, initials: 'X', title: 'Editor' } };
    const [article] = graphOf('/blog/:slug', 'a-post', { '/api/blog-posts/a-post': byAuthor });
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

test('the structured data of each guide have the picture of its subject', () => {
  const images = guides.map(({ slug }) => graphOf(`/guides/${slug}`)[0].image);
  expect(images).toContain('https://example.org/category-pictures/health.png');
  expect(new Set(images).size).toBe(guides.length);
});

test.each([
  ['/blog', '/blog'],
  ['/guides', '/guides'],
  ['/explainers', '/explainers'],
  ['/explainers/taxes', '/explainers'],
  // Former path of the explainers.
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

test('the login page and a missing post have no structured data', () => {
  expect(tagOf('/login')).toBe('');
  expect(tagOf('/blog/:slug', 'another', { '/api/blog-posts/a-post': post })).toBe('');
});
