import { expect, test } from 'vitest';
import { pageVariant } from './page-variant.ts';

const posts = Array.from({ length: 13 }, (_, n) => ({
  slug: `post-${n}`,
  title: `Post ${n}`,
  excerpt: '',
  category: 'Taxes',
  author: { name: 'An author' },
  publishedAt: '2026-01-01',
}));

async function variantOf(pattern: string, search = '', path = pattern) {
  const { url, values } = pageVariant(pattern, path, search);
  return [url, await values(async () => posts)];
}

test('a page has one variant for all values that it ignores', async () => {
  expect(await variantOf('/guides', '?a=1')).toEqual(['/guides', 'fixed']);
  expect(await variantOf('/*', '?a=1', '/no/such/page')).toEqual(['/*', 'fixed']);
  expect(await variantOf('/view-plan/:id', '', '/view-plan/7')).toEqual(['/view-plan/:id', 'fixed']);
  expect(await variantOf('/s/:code', '', '/s/secret')).toEqual(['/s/:code', 'fixed']);
  expect(await variantOf('/confirm-email', '?token=secret')).toEqual(['/confirm-email', 'fixed']);
});

test('a landing page with a plan has one variant for all plans', async () => {
  for (const path of ['/', '/calculator', '/outlook'])
    expect(await variantOf(path, '?plan=7')).toEqual([`${path}?plan=`, 'fixed']);
});

test('the explainers have one variant for each known tab of old links', async () => {
  expect(await variantOf('/guides/old', '?tab=taxes')).toEqual(['/guides/old?tab=taxes', 'fixed']);
  expect(await variantOf('/guides/old', '?tab=1')).toEqual(['/guides/old', 'fixed']);
  expect(await variantOf('/explainers', '?tab=taxes')).toEqual(['/explainers', 'fixed']);
});

test('the blog has variants of stored posts for the filters that match any', async () => {
  for (const query of ['', '?q=', '?year=1', '?page=0', '?page=x'])
    expect(await variantOf('/blog', query), query).toEqual(['/blog', 'fixed']);
  for (const query of ['?category=taxes', '?year=2026', '?category=taxes&page=2'])
    expect(await variantOf('/blog', query)).toEqual([`/blog${query}`, 'stored']);
  for (const query of ['?q=post', '?category=none', '?year=2025', '?page=3'])
    expect(await variantOf('/blog', query)).toEqual([`/blog${query}`, 'arbitrary']);
});

test('a post is stored, and other slugs can be made up', async () => {
  expect(await variantOf('/blog/:slug', '?a=1', '/blog/post-3')).toEqual(['/blog/post-3', 'stored']);
  expect(await variantOf('/blog/:slug', '', '/blog/none')).toEqual(['/blog/none', 'arbitrary']);
});

test('no values are stored while the posts cannot be read', async () => {
  const { values } = pageVariant('/blog', '/blog', '?year=2026');
  expect(await values(() => Promise.reject(new Error('an outage')))).toBe('arbitrary');
});

test('the page about the embed has fixed variants for the presets', async () => {
  expect(await variantOf('/embed', '?utm_source=x')).toEqual(['/embed', 'fixed']);
  expect((await variantOf('/embed', '?preset=catch-up-50'))[1]).toBe('fixed');
  expect(await variantOf('/embed', '?size=7&heading=A')).toEqual(['/embed?heading=A', 'arbitrary']);
  expect((await variantOf('/embed', '?kind=x&pinned=x'))[0]).toBe('/embed?kind=div');
});
