import type { Post, PostSummary } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts.ts';

const summary = (slug: string, category: string, tags: string[] = []) =>
  ({ slug, category, tags }) as PostSummary;
const post = { slug: 'roth', category: 'Taxes', tags: ['Roth', 'IRA'] } as Post;

test('posts with the same category and tags come first, then the newest; never the post itself', () => {
  const posts = [
    summary('newest', 'Health'),
    summary('newer', 'Lifestyle'),
    summary('one-tag', 'Investing', ['ira']),
    summary('roth', 'Taxes', ['Roth', 'IRA']),
    summary('same-category', 'taxes'),
    summary('oldest', 'Health'),
  ];
  expect(relatedPosts(post, posts).map(({ slug }) => slug)).toEqual(['same-category', 'one-tag', 'newest']);
});

test('a post without tags is related to posts of its category first', () => {
  const untagged = { slug: 'a', category: 'Taxes' } as Post;
  expect(
    relatedPosts(untagged, [summary('b', 'Health'), summary('c', 'Taxes')]).map(({ slug }) => slug),
  ).toEqual(['c', 'b']);
});
