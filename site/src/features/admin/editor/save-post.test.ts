import type { EditablePost, PostBody } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { matchesBody } from './save-post.ts';

const fields = {
  title: 'Waiting for 65',
  slug: 'waiting-for-65',
  excerpt: 'Why it can pay to wait.',
  content: '<p>Words.</p>',
  coverImage: 'https://example.com/cover.png',
  category: 'Health' as const,
  publishedAt: '2026-01-31',
  tags: ['one', 'two'],
  metaTitle: 'Waiting',
};

const body: PostBody = fields;

const post: EditablePost = {
  ...fields,
  id: 3,
  version: 1,
  updatedAt: '2026-01-31T10:00:00.000Z',
  author: { name: 'Ida Rhodes', initials: 'IR', title: 'Editor' },
};

test('a post matches the request that stored it', () => {
  expect(matchesBody(post, body)).toBe(true);
  expect(matchesBody(post, { ...body, publishedAt: undefined, metaDescription: null })).toBe(true);
});

test.each([
  { title: 'Waiting for 66' },
  { content: '<p>Other words.</p>' },
  { publishedAt: '2026-02-01' },
  { tags: ['one'] },
  { tags: undefined },
  { metaTitle: undefined },
  { metaDescription: 'More of it.' },
])('a post that differs in %o does not match', (changes) => {
  expect(matchesBody(post, { ...body, ...changes } as PostBody)).toBe(false);
});
