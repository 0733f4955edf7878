import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { AuthorBody, authorMessages } from './authors.ts';
import { PostBody, postCategories, postLimits, postMessages } from './posts.ts';

const CONTENT = `<p>${'word '.repeat(20)}</p>`;
const post = {
  title: 'A house by the sea',
  slug: 'a-house-by-the-sea',
  excerpt: 'What it costs to live where others go on holiday.',
  content: CONTENT,
  coverImage: 'https://images.example.com/sea.jpg',
  category: 'Lifestyle',
};

const errorsOf = (
  changes: Record<string, unknown>,
  schema: v.GenericSchema = PostBody,
  whole: object = post,
) => validationErrors(schema, { ...whole, ...changes });
const read = (changes: Record<string, unknown>) => v.parse(PostBody, { ...post, ...changes });

test('a post is accepted, and fields that only the server sets are dropped', () => {
  expect(read({ id: 7, version: 3, author: { name: 'x' }, updatedAt: 'x' })).toEqual(post);
});

test('an empty post gets a message for each missing field', () => {
  const { titleShort, slugShort, excerptShort, contentShort, category } = postMessages;
  expect(validationErrors(PostBody, {})).toEqual({
    title: titleShort,
    content: contentShort,
    category,
    slug: slugShort,
    excerpt: excerptShort,
  });
});

describe('a title', () => {
  test.each(['abcde', 'x'.repeat(200), ' five5 ', '🏖️🏖️🏖️'])('may be %j', (title) => {
    expect(errorsOf({ title })).toEqual({});
  });
  test('is one line', () => {
    expect(read({ title: 'Two\u2028lines' }).title).toBe('Two lines');
  });
  test.each(['', 'abcd', '   abcd   ', '😀😀a', 7, null, ['abcde'], { $ne: '' }])(
    'may not be %j',
    (title) => {
      expect(errorsOf({ title })).toEqual({ title: postMessages.titleShort });
    },
  );
  test.each(['x'.repeat(201), 'two\nlines', 'a\0bcde', 'half \ud800 a pair'])(
    'may not be too long or have control characters: %j',
    (title) => {
      expect(errorsOf({ title })).toEqual({ title: expect.any(String) });
    },
  );
});

describe('a slug', () => {
  test.each(['abc', '4-percent-rule', 'x'.repeat(100), '401k', ' abc '])('may be %j', (slug) => {
    expect(errorsOf({ slug })).toEqual({});
  });
  test.each(['', 'ab', 7, null])('is too short as %j', (slug) => {
    expect(errorsOf({ slug })).toEqual({ slug: postMessages.slugShort });
  });
  test.each(['Abc', 'a b c', '-abc', 'abc-', 'a--b', 'a_b', 'äöü', 'a/b', '../x', 'a.b', 'abc\n-d', 'аbс'])(
    'may not be %j',
    (slug) => {
      expect(errorsOf({ slug })).toEqual({ slug: postMessages.slugLetters });
    },
  );
  test.each(['feed', 'page', 'new', 'category', 'tag', 'search', 'archive'])(
    'may not be %j, an address',
    (slug) => {
      expect(errorsOf({ slug })).toEqual({ slug: postMessages.slugReserved });
    },
  );
  test('has at most 100 characters', () => {
    expect(errorsOf({ slug: 'x'.repeat(101) })).toEqual({ slug: expect.stringContaining('100') });
  });
});

describe('an excerpt', () => {
  test('is one line, even with pasted line breaks', () => {
    for (const excerpt of [' One line\r\n  and another. ', 'One line\u2028 \u2029and another.'])
      expect(read({ excerpt }).excerpt).toBe('One line and another.');
  });
  test('has ten to three hundred characters', () => {
    expect(errorsOf({ excerpt: 'x'.repeat(10) })).toEqual({});
    expect(errorsOf({ excerpt: 'x'.repeat(300) })).toEqual({});
    expect(errorsOf({ excerpt: 'x'.repeat(9) })).toEqual({ excerpt: postMessages.excerptShort });
    expect(errorsOf({ excerpt: '😀'.repeat(5) })).toEqual({ excerpt: postMessages.excerptShort });
    expect(errorsOf({ excerpt: 'x'.repeat(301) })).toEqual({ excerpt: postMessages.excerptLong });
  });
});

describe('content', () => {
  test('has fifty characters at least', () => {
    expect(errorsOf({ content: 'x'.repeat(50) })).toEqual({});
    expect(errorsOf({ content: ` ${'x'.repeat(49)} ` })).toEqual({ content: postMessages.contentShort });
    expect(errorsOf({ content: 7 })).toEqual({ content: postMessages.contentShort });
  });
  test('has two hundred kilobytes at most', () => {
    expect(errorsOf({ content: 'x'.repeat(postLimits.content.maxBytes) })).toEqual({});
    expect(errorsOf({ content: 'ä'.repeat(postLimits.content.maxBytes / 2) })).toEqual({});
    expect(errorsOf({ content: 'ä'.repeat(postLimits.content.maxBytes / 2 + 1) })).toEqual({
      content: postMessages.contentLong,
    });
  });
});

describe('a cover', () => {
  test.each([
    '',
    'http://localhost:3000/category-pictures/taxes.png',
    'https://images.example.com/sea.jpg?w=1200',
    'https://localhost/api/images/x',
    'http://localhost:3000/api/images/JC1KB_Cg8l2AirLk0MZFhw',
    ' https://example.com/a.png ',
    'HTTPS://EXAMPLE.COM/a.png',
    'https://example.com:8443',
    'https://[::1]/a@b.png',
  ])('may be %j', (coverImage) => {
    expect(errorsOf({ coverImage })).toEqual({});
  });
  test.each([
    'sea.jpg',
    '/api/images/JC1KB_Cg8l2AirLk0MZFhw',
    '//example.com/a.png',
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'blob:https://example.com/1',
    'ftp://example.com/a.png',
    'https://user:password@example.com/a.png',
    'https://user@example.com/a.png',
    'https://@example.com/a.png',
    'https://:@example.com/a.png',
    'https:user:password@example.com/a.png',
    'http://user@localhost:3000/api/images/JC1KB_Cg8l2AirLk0MZFhw',
    'https:evil',
    'https:/evil.example/a.png',
    'https:///evil.example/a.png',
    'https:\\\\evil.example/a.png',
    'https://example.com\\@evil.example/a.png',
    'http:/api/images/JC1KB_Cg8l2AirLk0MZFhw',
    'https://example.com/a b.png',
    'https://example.com/a\0b.png',
    'https://example.com/\ud800.png',
    'https:\u0001//example.com/a.png',
    'https://',
    `https://example.com/${'x'.repeat(2048)}`,
    7,
    null,
  ])('may not be %j', (coverImage) => {
    expect(errorsOf({ coverImage })).toEqual({ coverImage: postMessages.coverImage });
  });
});

describe('a category', () => {
  test.each(postCategories)('may be %j, even in uppercase and with spaces around it', (category) => {
    expect(read({ category: ` ${category.toUpperCase()} ` }).category).toBe(category);
  });
  test.each(['', 'Cooking', 7, null, '__proto__'])('may not be %j', (category) => {
    expect(errorsOf({ category })).toEqual({ category: postMessages.category });
  });
});

describe('a day of publication', () => {
  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2024-02-29', '2024-02-29'],
    [' 2026-01-31T23:59:59.999Z ', '2026-01-31'],
    ['', ''],
    ['  ', ''],
    [null, null],
    [undefined, undefined],
  ])('may be %j', (publishedAt, day) => {
    expect(read({ publishedAt }).publishedAt).toBe(day);
  });
  test.each(['2026-02-30', '2025-02-29', '2026-13-01', '31.01.2026', '1026-01-01', 'soon', '2026-1-1', 7])(
    'may not be %j',
    (publishedAt) => {
      expect(errorsOf({ publishedAt })).toEqual({ publishedAt: postMessages.publishedAt });
    },
  );
});

describe('tags', () => {
  test('are trimmed, and duplicates are removed', () => {
    expect(read({ tags: [' sea ', '', 'house', 'sea', '  '] }).tags).toEqual(['sea', 'house']);
  });
  test('are twenty at most', () => {
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    expect(errorsOf({ tags })).toEqual({});
    expect(errorsOf({ tags: [...tags, 'one more'] })).toEqual({ tags: postMessages.tags });
  });
  test.each(['sea', 7, { 0: 'sea' }])('may not be %j, which is not a list', (tags) => {
    expect(errorsOf({ tags })).toEqual({ tags: postMessages.tags });
  });
  test.each([[[7]], [['x'.repeat(41)]], [['a\nb']]])('may not include the entry of %j', (tags) => {
    expect(Object.keys(errorsOf({ tags }))).toEqual([expect.stringMatching(/^tags/)]);
  });
});

describe('the texts for search results', () => {
  test('have at most 60 and 160 characters, or are left out', () => {
    expect(errorsOf({ metaTitle: 'x'.repeat(60), metaDescription: 'x'.repeat(160) })).toEqual({});
    expect(errorsOf({ metaTitle: null, metaDescription: '' })).toEqual({});
    expect(errorsOf({ metaTitle: 'x'.repeat(61), metaDescription: 'x'.repeat(161) })).toEqual({
      metaTitle: postMessages.metaTitle,
      metaDescription: postMessages.metaDescription,
    });
  });
});

describe('an author', () => {
  const author = { name: 'Ada Example', initials: 'ae', title: 'Editor' };
  const wrong = (changes: Record<string, unknown>) => errorsOf(changes, AuthorBody, author);

  test('has a name, capital initials and a title', () => {
    expect(v.parse(AuthorBody, author)).toEqual({ ...author, initials: 'AE' });
  });
  test('needs a name, initials and a title', () => {
    expect(wrong({ name: ' ', initials: '', title: undefined })).toEqual(authorMessages);
  });
  test.each(['ABCDE', 'A.', '<b>', 'A B', 7])('may not have the initials %j', (initials) => {
    expect(wrong({ initials })).toEqual({ initials: authorMessages.initials });
  });
});
