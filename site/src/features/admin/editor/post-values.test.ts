import type { EditablePost } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import type { PostValues } from './drafts.ts';
import { newValues, validatePost, valuesOf } from './post-values.ts';

const values: PostValues = {
  title: 'Waiting for 65',
  slug: 'waiting-for-65',
  excerpt: 'Why it can pay to wait.',
  content: `<p>${'Words. '.repeat(10)}</p>`,
  coverImage: 'https://example.com/cover.png',
  category: 'Health',
  publishedAt: '2026-01-31',
  tags: ' medicare ,, the bridge ,medicare',
  metaTitle: '',
  metaDescription: ' ',
};

const post: EditablePost = {
  id: 3,
  version: 2,
  slug: 'waiting-for-65',
  title: 'Waiting for 65',
  excerpt: 'Why it can pay to wait.',
  content: '<p>Words.</p>',
  coverImage: 'https://example.com/cover.png',
  category: 'Health',
  publishedAt: '2026-01-31',
  updatedAt: '2026-01-31T10:00:00.000Z',
  author: { name: 'Ida Rhodes', initials: 'IR', title: 'Editor' },
};

const validateForPublishing = (changes: Partial<PostValues>) =>
  validatePost({ ...values, ...changes }, 'published');

test('tags are sent as a list without duplicates, and empty fields are left out', async () => {
  const { values: body } = await validateForPublishing({});
  expect(body).toMatchObject({ tags: ['medicare', 'the bridge'] });
  expect(body).not.toHaveProperty('metaTitle');
  expect(body).not.toHaveProperty('metaDescription');
  expect((await validateForPublishing({ tags: ' , ', publishedAt: '' })).values).not.toHaveProperty('tags');
  expect((await validateForPublishing({ publishedAt: '' })).values).not.toHaveProperty('publishedAt');
});

test('an error of one tag is an error of the field', async () => {
  const { errors } = await validateForPublishing({ tags: `fine, ${'x'.repeat(41)}` });
  expect(errors).toEqual({ tags: { type: 'schema', message: 'Please use at most 40 characters.' } });
});

test('every required field of an empty form has an error', async () => {
  const { errors } = await validatePost(newValues('2026-01-31'), 'published');
  expect(Object.keys(errors).sort()).toEqual(['category', 'content', 'excerpt', 'slug', 'title']);
});

test('a draft needs a title only', async () => {
  const { errors } = await validatePost(newValues('2026-01-31'), 'draft');
  expect(Object.keys(errors)).toEqual(['title']);
});

test('the picture of the category is an empty cover in the form', () => {
  const coverImage = 'https://plans.example.org/category-pictures/health.png';
  expect(valuesOf({ ...post, coverImage }).coverImage).toBe('');
  expect(valuesOf(post).coverImage).toBe(post.coverImage);
});

test('empty meta texts are derived from title and excerpt', () => {
  expect(valuesOf(post)).toMatchObject({
    tags: '',
    metaTitle: 'Waiting for 65',
    metaDescription: 'Why it can pay to wait.',
  });
  const custom = { ...post, tags: ['a', 'b c'], metaTitle: 'Found', metaDescription: 'Read me.' };
  expect(valuesOf(custom)).toMatchObject({
    tags: 'a, b c',
    metaTitle: 'Found',
    metaDescription: 'Read me.',
  });
  const long = valuesOf({ ...post, title: 'word '.repeat(30).trim() });
  expect(long.metaTitle.length).toBeLessThanOrEqual(60);
});
