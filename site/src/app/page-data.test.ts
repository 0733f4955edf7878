import { expect, test } from 'vitest';
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

test('data of a page cannot end their block, and read back as they were', () => {
  const content = contentOf(pageDataTag(data));
  expect(content).not.toContain('<');
  expect(content).not.toContain('\u2028');
  expect(JSON.parse(content)).toEqual(data);
});

test('what search engines read cannot end its block either', () => {
  const tag = structuredDataTag('src/features/blog/post-page.tsx', 'a-post', data);
  const content = contentOf(tag);
  expect(content).not.toContain('<');
  expect(JSON.parse(content)['@graph'][0]).toMatchObject({ '@type': 'Article', headline: hostile });
});

test('the first page says what the site is, and what its calculator costs', () => {
  const tag = structuredDataTag('src/app/landing/landing-page.tsx', '', { ...data, fallback: {} });
  const types = JSON.parse(contentOf(tag))['@graph'].map((thing: { '@type': string }) => thing['@type']);
  expect(types).toEqual(['WebSite', 'Organization', 'WebApplication']);
  expect(tag).toContain('"applicationCategory":"FinanceApplication"');
  expect(tag).toContain('"price":0');
});

test('a page without a post says nothing to search engines', () => {
  expect(structuredDataTag('src/features/blog/blog-page.tsx', '', data)).toBe('');
  expect(structuredDataTag('src/features/blog/post-page.tsx', 'another', data)).toBe('');
});
