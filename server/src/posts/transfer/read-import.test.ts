import { describe, expect, test } from 'vitest';
import { ghostExport, wordpressExport, zipOf } from '../../../test/exports.ts';
import { type ReadImport, type ReadPost, readImportTask } from './read-import.ts';

const TEXT = 'What will a month cost? Most people guess, and most guesses are too low.';

const tryRead = (fileName: string, file: string | Uint8Array) =>
  readImportTask({ fileName, bytes: typeof file === 'string' ? Buffer.from(file) : file });

async function read(fileName: string, file: string | Uint8Array): Promise<ReadImport> {
  const result = await tryRead(fileName, file);
  if ('reason' in result) throw new Error(result.reason);
  return result;
}

async function readPosts(fileName: string, file: string | Uint8Array): Promise<readonly ReadPost[]> {
  return (await read(fileName, file)).posts;
}

const fromWordpress = async (content: string) =>
  (await readPosts('blog.xml', wordpressExport([{ id: 1, title: 'A post', content }])))[0];

async function reasonOf(fileName: string, file: string | Uint8Array): Promise<string> {
  const result = await tryRead(fileName, file);
  return 'reason' in result ? result.reason : 'no reason';
}

describe('an export of WordPress', () => {
  test('has posts with their dates, slugs, categories, tags, authors, covers and earlier paths', async () => {
    const category = (domain: string, name: string) =>
      `<category domain="${domain}" nicename="x"><![CDATA[${name}]]></category>`;
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const { posts, dropped } = await read(
      'blog.xml',
      wordpressExport([
        {
          id: 1,
          title: 'Savings &amp; <em>time</em>',
          content: `<!-- wp:paragraph --><p>${TEXT}</p><!-- /wp:paragraph -->`,
          more:
            category('category', 'Money &amp; more') +
            category('post_tag', 'slow') +
            meta('_thumbnail_id', '7'),
        },
        { id: 2, title: 'Later', content: TEXT, status: 'future', date: '2099-01-31 08:00:00' },
        { id: 3, title: 'Hidden', content: TEXT, status: 'private' },
        { id: 4, title: 'A page', content: TEXT, type: 'page' },
        { id: 5, title: 'Thrown away', content: TEXT, status: 'trash' },
        {
          id: 7,
          title: 'sea',
          content: '',
          type: 'attachment',
          more: `<wp:attachment_url><![CDATA[https://blog.example/wp-content/uploads/2020/05/sea.jpg]]></wp:attachment_url>${meta('_wp_attachment_image_alt', 'The sea')}`,
        },
      ]),
    );
    expect(dropped).toEqual({ page: 1, trash: 1 });
    expect(posts).toMatchObject([
      {
        source: 'wordpress',
        originalId: 'https://blog.example/?p=1',
        title: 'Savings & time',
        slug: 'post-1',
        html: `<p>${TEXT}</p>`,
        isDraft: false,
        publishedAt: '2020-05-17',
        createdAt: Date.UTC(2020, 4, 17, 8),
        categories: ['Money & more'],
        tags: ['slow'],
        author: { name: 'Robin Example' },
        coverImage: { url: 'https://blog.example/wp-content/uploads/2020/05/sea.jpg', alt: 'The sea' },
        oldPaths: ['/2020/05/post-1'],
        changes: [],
      },
      { isDraft: false, publishedAt: '2099-01-31' },
      { isDraft: true, changes: ['A private post becomes a draft.'] },
    ]);
  });

  test.each([
    ['lines of the classic editor', 'One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    [
      'a caption',
      '[caption id="a" width="3"]<img src="https://x.test/a.jpg" alt="A"> Words[/caption]',
      '<p><img src="https://x.test/a.jpg" alt="A"></p><p><em>Words</em></p>',
    ],
    ['no form, which ends a paragraph', 'One<form><p>Name</p></form>two', '<p>One</p><p>two</p>'],
    ['text in brackets', 'It [sic] is', '<p>It [sic] is</p>'],
    [
      'a URL on its own line',
      'See\n\nhttps://video.test/1\n\nnow',
      '<p>See</p><p><a href="https://video.test/1">https://video.test/1</a></p><p>now</p>',
    ],
    [
      'blocks',
      '<!-- wp:heading --><h2 class="wp-block-heading">A</h2><!-- /wp:heading --><div class="wp-block-group"><p class="has-text-align-center">B</p><ul class="wp-block-list"><!-- wp:list-item --><li>C</li><!-- /wp:list-item --></ul></div>',
      '<h2>A</h2><p class="align-center">B</p><ul><li>C</li></ul>',
    ],
    [
      'a table',
      '<figure class="wp-block-table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><figcaption>T</figcaption></figure>',
      '<table><tbody><tr><th>A</th></tr><tr><td>1</td></tr></tbody></table><p><em>T</em></p>',
    ],
  ])('has %s', async (_, content, html) => {
    expect((await fromWordpress(content))?.html).toBe(html);
  });

  test('lists what was removed', async () => {
    const post = await fromWordpress(
      '<p>A</p><script>alert(1)</script><iframe src="https://video.test/2"></iframe><p><s>B</s></p><hr>[gallery ids="1"][my_form id="2"]',
    );
    expect(post?.html).not.toMatch(/script|iframe|gallery/);
    expect(post?.changes).toEqual([
      'Removed: the shortcode [gallery].',
      'The shortcode [my_form] stays as text.',
      'Removed: 1 script, 1 hr.',
      'Replaced by a link: 1 iframe.',
      'Lost its format: s.',
    ]);
  });
});

describe('an export of Ghost', () => {
  test('has posts with their primary tags, authors, states and images', async () => {
    const post = {
      id: '5f0c2a9d5f0c2a9d5f0c2a9d',
      uuid: '7f1c0b6e-0000-4000-8000-000000000001',
      title: 'A house by the sea',
      slug: 'house',
      html: `<p>${TEXT}</p><figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2024/01/sea.jpg" class="kg-image" alt="Sea" loading="lazy"><figcaption>The sea</figcaption></figure>`,
      status: 'published',
      visibility: 'public',
      type: 'post',
      published_at: '2024-01-31T08:00:00.000Z',
      created_at: '2024-01-30T08:00:00.000Z',
      updated_at: '2024-02-01T08:00:00.000Z',
      custom_excerpt: 'What it costs.',
    };
    const json = ghostExport(
      [
        post,
        { ...post, id: '2', uuid: 'b', status: 'scheduled', published_at: '2099-01-31T08:00:00.000Z' },
        { ...post, id: '3', uuid: 'c', visibility: 'paid' },
        { ...post, id: '4', uuid: 'd', type: 'page' },
      ],
      {
        tags: [
          { id: 't1', name: 'Lifestyle' },
          { id: 't2', name: '#internal' },
          { id: 't3', name: 'sea' },
        ],
        users: [{ id: 'u1', name: 'Robin Example' }],
        posts_tags: ['t3', 't2', 't1'].map((tag_id, index) => ({
          post_id: post.id,
          tag_id,
          sort_order: 2 - index,
        })),
        posts_authors: [{ post_id: post.id, author_id: 'u1', sort_order: 0 }],
      },
    );
    const files = { 'ghost.json': json, 'content/images/2024/01/sea.jpg': 'an image' };
    const { posts, dropped } = await read('ghost.zip', zipOf(files));
    expect(dropped).toEqual({ page: 1 });
    expect(posts).toMatchObject([
      {
        source: 'ghost',
        originalId: post.uuid,
        slug: 'house',
        isDraft: false,
        publishedAt: '2024-01-31',
        updatedAt: Date.UTC(2024, 1, 1, 8),
        categories: ['Lifestyle'],
        tags: ['sea'],
        author: { name: 'Robin Example' },
        oldPaths: ['/house'],
        images: [{ alt: 'Sea', path: 'content/images/2024/01/sea.jpg' }],
      },
      { isDraft: false, publishedAt: '2099-01-31' },
      { isDraft: true, changes: ['A post for members only becomes a draft.'] },
    ]);
    expect(posts[0]?.html).toContain('</p><p><em>The sea</em></p>');
  });
});

describe('a zip of Markdown files', () => {
  test('has posts with front matter, lists, tables and images next to them', async () => {
    const markdown = `---
title: "Five: questions"
date: 2026-03-01
categories: [Planning]
tags: [first, steps]
author: Robin Example
cover: ./sea.jpg
aliases: [/old/five/]
---
Some **bold** text.

- one
- two
  1. three

| A | B |
| - | - |
| 1 | 2 |

![The sea](../pictures/sea%20wide.jpg)
`;
    const [post, ...others] = await readPosts(
      'site.zip',
      zipOf({
        'content/posts/five/index.md': markdown,
        'content/posts/five/sea.jpg': 'a',
        'content/posts/pictures/sea wide.jpg': 'b',
        'content/posts/2025-12-31-draft.md': '# A heading\r\n\r\nText',
        '__MACOSX/x.md': 'x',
        'package.json': '{}',
      }),
    );
    expect(post).toMatchObject({
      title: 'Five: questions',
      slug: 'five',
      isDraft: false,
      publishedAt: '2026-03-01',
      categories: ['Planning'],
      tags: ['first', 'steps'],
      author: { name: 'Robin Example' },
      coverImage: { path: 'content/posts/five/sea.jpg' },
      oldPaths: ['/old/five'],
      images: [{ path: 'content/posts/pictures/sea wide.jpg', alt: 'The sea' }],
    });
    expect(post?.html).toBe(
      '<p>Some <strong>bold</strong> text.</p><ul><li>one</li><li>two<ol><li>three</li></ol></li></ul>' +
        '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>' +
        '<p><img src="../pictures/sea%20wide.jpg" alt="The sea"></p>',
    );
    expect(others).toMatchObject([
      { title: 'A heading', slug: 'draft', publishedAt: '2025-12-31', html: '<p>Text</p>' },
    ]);
  });

  test('has texts of other fields in place of empty ones', async () => {
    const fields = ['date: ""', 'pubDate: 2026-03-01', 'excerpt: ""', 'description: Words', 'cover: ""'];
    const file = ['---', ...fields, 'image: https://x.test/a.jpg', '---', 'Text'].join('\n');
    expect(await readPosts('a.md', file)).toMatchObject([
      { excerpt: 'Words', publishedAt: '2026-03-01', coverImage: { url: 'https://x.test/a.jpg' } },
    ]);
  });
});

describe('a hostile file is rejected with the reason:', () => {
  const post = wordpressExport([{ id: 1, title: 'A post', content: TEXT }]);
  /** Changes the name of a file in a zip, in both of its headers. */
  const renamed = (name: string) =>
    Buffer.from(zipOf({ 'xx/xx.md': TEXT }).toString('latin1').replaceAll('xx/xx.md', name), 'latin1');
  /** A zip whose entry says that it has fewer bytes. */
  const lying = () => {
    const zip = zipOf({ 'a.md': 'x'.repeat(2_000_000) });
    const entry = zip.indexOf('PK\x01\x02');
    zip.writeUInt32LE(10, entry + 24);
    return zip;
  };
  const large = () => Buffer.alloc(13 * 2 ** 20, 'x');
  const bomb = () => zipOf({ 'a.md': Buffer.alloc(30 * 2 ** 20, 'x') });
  const entities = post.replace('<rss', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss');
  const aliases = '---\na: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\n---\ntext';
  test.each([
    ['a path out of the archive', 'a.zip', () => renamed('../xx.md'), /invalid relative path/],
    ['an absolute path', 'a.zip', () => renamed('/xxxx.md'), /absolute path/],
    ['a zip bomb', 'a.zip', bomb, /more than 25 MB/],
    [
      'a zip of files that are too large together',
      'a.zip',
      () => zipOf({ 'a.md': large(), 'b.md': large() }),
      /^The text has more than 25 MB/,
    ],
    ['a zip that lies about its size', 'a.zip', lying, /too many bytes/],
    ['a damaged zip', 'a.zip', () => zipOf({ 'a.md': TEXT }).subarray(0, 60), /cannot be read/],
    ['entities', 'a.xml', () => entities, /declares entities/],
    ['aliases in YAML', 'a.md', () => aliases, /not valid YAML/],
    ['nested elements', 'a.md', () => `---\ntitle: Deep\n---\n${'<div>'.repeat(200)}`, /nested/],
    ['another XML file', 'a.xml', () => '<rss><channel></channel></rss>', /not an export of WordPress/],
    ['another JSON file', 'a.json', () => '{"a":1}', /not an export of Ghost/],
    ['broken JSON', 'a.json', () => '{"posts":', /not valid JSON/],
    ['an image', 'a.png', () => Buffer.from('\x89PNG\r\n', 'latin1'), /not text/],
    ['an archive without posts', 'a.zip', () => zipOf({ 'a.jpg': 'x' }), /no posts/],
  ])('%s', async (_, fileName, file, reason) => {
    expect(await reasonOf(fileName, file())).toMatch(reason);
  });
});
