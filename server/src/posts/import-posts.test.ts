import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type ExportedPost, importMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { ghostExport, wordpressExport, zipOf } from '../../test/exports.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import { IMPORTS, importFile, uploadedImport } from '../../test/imports.ts';
import { createdPost, DRAFTS, POSTS, postBody, uploadedImage } from '../../test/posts.ts';
import { runCommand, startCommand } from '../../test/run-command.ts';
import { until } from '../../test/server-process.ts';
import { rowsOf, startApp, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { plain } from '../../test/test-images.ts';

const app = await startApp();
const { client: admin } = await signedInAdmin(app);
afterAll(() => app.close());

const ORIGIN = 'https://first.example';
const TEXT = 'What will a month cost? Most people guess, and most guesses are too low.';
const post = (id: number, more: object = {}) => ({ id, title: `Post number ${id}`, content: TEXT, ...more });
const read = async (slug: string, client = admin) => (await client.get(`${POSTS}/${slug}`)).json;

describe('an import', () => {
  test('is previewed without changing anything', async () => {
    const taken = await createdPost(admin, { slug: 'taken-slug' });
    const path = await uploadedImport(
      admin,
      'blog.xml',
      wordpressExport([
        post(1, { slug: taken.slug, content: `<p>${TEXT}</p><img src="http://blog.example/a.jpg">` }),
        post(2, {
          status: 'future',
          date: '2099-01-31 08:00:00',
          content: `${TEXT}<img src="https://a.test/b.jpg">`,
        }),
        post(3, { title: 'x', content: 'Short', slug: 'Ünïcode & more' }),
        post(4, { type: 'page' }),
      ]),
    );
    const before = [await rowsOf(app, 'posts'), await rowsOf(app, 'images')];
    const { json } = await admin.get(path);
    expect(json).toMatchObject({
      fileName: 'blog.xml',
      dropped: [{ kind: 'page', count: 1 }],
      categories: [{ name: '', posts: 3, category: 'Planning' }],
      imagesElsewhere: ['http://blog.example/a.jpg', 'https://a.test/b.jpg'],
      redirects: 3,
    });
    expect(json.posts).toMatchObject([
      { slug: 'taken-slug', state: 'published', exists: false },
      { slug: 'post-2', state: 'scheduled', publishedAt: '2099-01-31' },
      { title: 'x (post)', slug: 'unicode-more', state: 'draft' },
    ]);
    expect(json.posts[0].changes).toContain('Another post has this slug: it gets a number at its end.');
    expect(json.posts[0].changes).toContain('Removed unless fetched, because the URL is not https: 1 image.');
    expect([await rowsOf(app, 'posts'), await rowsOf(app, 'images')]).toEqual(before);
  });

  test('stores posts with dates, states, authors, categories, images and redirects, and sanitizes them', async () => {
    const sea = await plain(700, 350).jpeg().toBuffer();
    const content = `<p onclick="x()">${TEXT}</p><script>alert(1)</script><p><a href="javascript:x()">a</a><img src="https://blog.example/wp-content/uploads/sea.jpg" alt="The sea" onerror="x()"></p><p><img src="https://else.test/a.jpg" alt=""></p>`;
    const category = '<category domain="category" nicename="n"><![CDATA[News]]></category>';
    const xml = wordpressExport([
      post(11, { content, more: category, slug: 'with-image' }),
      post(12, { status: 'future', date: '2099-01-31 08:00:00' }),
      post(13, { status: 'draft', date: '0000-00-00 00:00:00', content: '' }),
    ]);
    const zip = zipOf({ 'blog.xml': xml, 'wp-content/uploads/sea.jpg': sea });
    const choices = { categories: [{ name: 'News', category: 'Taxes' }] };
    expect((await importFile(admin, 'blog.zip', zip, choices)).map(({ outcome }) => outcome)).toEqual(
      Array(3).fill('imported'),
    );

    const imported = await read('with-image', app.client());
    expect(imported).toMatchObject({
      title: 'Post number 11',
      category: 'Taxes',
      publishedAt: '2020-05-17',
      updatedAt: '2020-05-17T08:00:00.000Z',
      author: { name: 'Robin Example', initials: 'RE' },
    });
    expect(imported.content).toMatch(
      /<p>a<img src="\/api\/images\/[\w-]{22}" alt="The sea" width="700" height="350"/,
    );
    expect(imported.content).toContain('<img src="https://else.test/a.jpg" alt=""');
    expect(imported.content).not.toMatch(/script|onclick|onerror|alert/);
    const [, id] = /images\/([\w-]{22})"/.exec(imported.content) ?? [];
    expect((await app.client().get(`/api/images/${id}`)).status).toBe(200);
    expect((await app.client().get(`${POSTS}/post-12`)).status).toBe(404);
    expect(await read('post-12')).toMatchObject({ publishedAt: '2099-01-31' });
    expect(await read('post-13')).toMatchObject({ isDraft: true });
    expect(await rowsOf(app, 'redirects')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '/2020/05/with-image', target: '/blog/with-image' }),
      ]),
    );
  });

  test('keeps going after a post that cannot be imported, and after an image that is none', async () => {
    const zip = zipOf({
      'a.md': `---\ntitle: A broken image\ndate: 2026-01-01\n---\n${TEXT}\n\n![x](x.jpg)`,
      'b.md': `---\ntitle: A long one\ndate: 2026-01-01\n---\n${'word '.repeat(50_000)}`,
      'c.md': `---\ntitle: Taken already\nslug: a-broken-image\ndate: 2026-01-01\n---\n${TEXT}`,
      'x.jpg': 'no image',
    });
    const [first, second, third] = await importFile(admin, 'a.zip', zip);
    expect(first.outcome).toBe('imported');
    expect(first.notes.join()).toContain('x.jpg: ');
    expect(second).toMatchObject({ outcome: 'failed', notes: [expect.stringContaining('at most 200 kB')] });
    expect(third.notes).toContain(
      'The slug is “a-broken-image-2”, because another post has “a-broken-image”.',
    );
    expect((await read('a-broken-image')).content).toBe(`<p>${TEXT}</p>`);
  });

  test('leaves out covers that an admin could not enter, and names of authors without a letter', async () => {
    const covers = [`https://a.test/${'x'.repeat(2100)}.jpg`, 'https://user:secret@a.test/a.jpg', 'a.jpg'];
    const json = ghostExport(
      covers.map((feature_image, n) => ({
        ...{ id: `cover-${n}`, title: `Cover number ${n}`, slug: `cover-${n}`, html: `<p>${TEXT}</p>` },
        ...{ status: 'published', published_at: '2024-01-31T08:00:00.000Z', author_id: 1, feature_image },
      })),
      { users: [{ id: 1, name: ' \u0000 ' }] },
    );
    expect(await importFile(admin, 'covers.json', json)).toEqual(
      covers.map((_, n) => ({
        title: `Cover number ${n}`,
        outcome: 'imported',
        notes: expect.arrayContaining(['The cover is left out.']),
      })),
    );
    expect((await read('cover-0')).coverImage).toMatch(/category-pictures/);
  });

  test('of a hostile or incomplete file is rejected with the reason, and leaves nothing behind', async () => {
    const tooLarge = await admin.post(IMPORTS, { fileName: 'a.zip', bytes: 100 * 2 ** 20 });
    expect([tooLarge.status, tooLarge.json.fields.bytes]).toEqual([400, importMessages.tooLarge]);
    const { json } = await admin.post(IMPORTS, { fileName: 'a.zip', bytes: 9 });
    expect((await admin.get(`${IMPORTS}/${json.id}`)).json.fields.file).toBe(importMessages.incomplete);
    const bomb = zipOf({ 'a.md': Buffer.alloc(30 * 2 ** 20, 'x') });
    const path = await uploadedImport(admin, 'a.zip', bomb);
    expect((await admin.get(path)).json.fields.file).toMatch(/more than 25 MB/);
    expect((await admin.get(path)).status).toBe(404);
    expect(await rowsOf(app, 'import_parts')).not.toContainEqual(
      expect.objectContaining({ import_id: Number(path.split('/').at(-1)) }),
    );
  });
});

/** A post with every format, in the form of the editor. */
const EVERY_KIND = (image: string) =>
  [
    '<h2>A heading &amp; more</h2>',
    '<p class="align-center">In the <strong>middle</strong>, <em>slanted</em> and <u>under</u>line.</p>',
    '<p>1. no list<br>* no list # no heading &lt;b&gt; [a](b) `c` _d_ a|b ~~e~~ www.example.com</p>',
    '<ul><li>one</li><li>two<ul><li><a href="https://a.test/?a=1&amp;b=(2)">three</a></li></ul></li></ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ol><li>first</li><li class="align-right">second</li></ol>',
    '<blockquote><p>Said <a href="/blog" target="_blank" rel="noopener noreferrer">here</a></p></blockquote>',
    '<pre><code>if (a &lt; b) {\n\n  c();\n}</code></pre>',
    '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1 | 2</td><td></td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2" class="align-right">x</td></tr></tbody></table>',
    `<p><img src="${image}" alt="The &quot;sea&quot;" width="300" height="150"></p><p><img src="${image}" alt="Sea"></p>`,
    '<h3>海 &nbsp; 🏖️</h3><p>https://only.test/url</p><p><img src="https://else.test/a.jpg" alt=""></p>',
  ].join('');

describe('an export', () => {
  async function siteWithPosts(): Promise<TestApp> {
    const site = await startAppForTest({ env: { PUBLIC_URL: ORIGIN } });
    const { client } = await signedInAdmin(site);
    const image = await uploadedImage(client);
    const coverImage = `${site.config.origin}/api/images/${image}`;
    const content = EVERY_KIND(`/api/images/${image}`);
    const more = { tags: ['a', 'b: c'], metaTitle: 'Meta: "title"', metaDescription: '- text' };
    const { id } = await createdPost(client, { slug: 'before', content, coverImage });
    await client.put(`${POSTS}/${id}`, postBody({ slug: 'every-kind', content, coverImage, ...more }));
    await createdPost(client, { slug: 'scheduled-one', publishedAt: '2099-12-31', coverImage: '' });
    await client.post(DRAFTS, { title: 'A draft: yes' });
    return site;
  }

  async function exportsOf(
    site: TestApp,
  ): Promise<{ zip: Buffer; json: { posts: Partial<ExportedPost>[] } }> {
    const { client } = await signedInAdmin(site);
    const zip = await client.get('/api/admin/posts/export');
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="posts.zip"',
      'cache-control': 'no-store',
    });
    return { zip: zip.bytes, json: (await client.get('/api/admin/posts/export-json')).json };
  }

  test('imported to the same site changes nothing', async () => {
    const site = await siteWithPosts();
    const { client } = await signedInAdmin(site);
    const before = await exportsOf(site);
    const tables = ['posts', 'images', 'authors', 'redirects', 'imported_posts'];
    const rows = await Promise.all(tables.map((table) => rowsOf(site, table)));
    for (const [name, file] of [
      ['posts.zip', before.zip],
      ['posts.json', JSON.stringify(before.json)],
    ] as const) {
      expect((await importFile(client, name, file)).map(({ outcome }) => outcome)).toEqual(
        Array(3).fill('exists'),
      );
    }
    expect(await Promise.all(tables.map((table) => rowsOf(site, table)))).toEqual(rows);
    expect((await exportsOf(site)).zip.equals(before.zip)).toBe(true);
  });

  test('brings back a deleted post, whose images and old paths are those of this site', async () => {
    const site = await siteWithPosts();
    const { client } = await signedInAdmin(site);
    const { json } = await exportsOf(site);
    const { id } = await read('every-kind', client);
    await client.delete(`/api/admin/blogs/${id}`);
    const images = await rowsOf(site, 'images');
    const posts = json.posts.map((each) => ({ ...each, aliases: [...(each.aliases ?? []), '/\ud800'] }));
    const outcomes = await importFile(client, 'a.json', JSON.stringify({ ...json, posts }), {
      fetchImages: true,
    });
    const [imported] = outcomes.filter(({ outcome }) => outcome === 'imported');
    expect(imported.notes).toEqual([expect.stringContaining('https://else.test/a.jpg')]);
    expect(await rowsOf(site, 'images')).toEqual(images);
    expect((await exportsOf(site)).json.posts[0]?.content).toBe(json.posts[0]?.content);
  });

  test('imported to another site and exported again is the same, field for field', async () => {
    const site = await siteWithPosts();
    const first = await exportsOf(site);
    const copies = [];
    // JSON has no files: a copy on another origin shows the images of the first site.
    for (const [name, file, origin] of [
      ['posts.zip', first.zip, ORIGIN],
      ['posts.json', JSON.stringify(first.json), 'https://copy.example'],
    ] as const) {
      const copy = await startAppForTest({ env: { PUBLIC_URL: origin } });
      const { client } = await signedInAdmin(copy);
      const outcomes = await importFile(client, name, file);
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(3).fill('imported'));
      copies.push((await exportsOf(copy)).json);
      expect((await client.get(`${POSTS}/every-kind`)).json.title).toBe('A house by the sea');
    }
    expect(copies[0]).toEqual(first.json);
    // Images of other sites have no text alternative of their own.
    const posts = first.json.posts.map(({ coverAlt, ...others }) => others);
    expect(copies[1]?.posts).toEqual(posts);
  });
});

if (runsFaultTests) {
  test('an import by command lists first, continues after it was killed, and imports each post once', async () => {
    const site = await startAppForTest();
    const file = join(site.storage.dataDir, 'blog.xml');
    const inTaxes = { more: '<category domain="category"><![CDATA[Taxes]]></category>' };
    const posts = Array.from({ length: 100 }, (_, n) => post(n + 1, n === 0 ? inTaxes : {}));
    await writeFile(file, wordpressExport(posts));
    const count = async () => (await rowsOf(site, 'posts')).length;
    const listed = await runCommand(site.storage, 'import', ['import', file]);
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toContain('published: Post number 1 (/blog/post-1, 2020-05-17)');
    expect(listed.stdout).toContain('  Taxes: 1 post gets Taxes');
    expect(await count()).toBe(0);

    const killed = await startCommand(site.storage, 'import', ['import', file, '--run']);
    await until(async () => (await count()) > 5);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const before = await count();
    expect(before).toBeLessThan(posts.length);
    const resumed = ['import', file, '--run', '--category', '=Taxes'];
    const { stdout } = await runCommand(site.storage, 'import', resumed);
    expect(stdout).toContain(`${posts.length - before} imported, ${before} imported before, 0 failed.`);
    const slugs = (await rowsOf(site, 'posts')).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(posts.map(({ id }) => `post-${id}`).sort());
    expect(await rowsOf(site, 'redirects')).toHaveLength(posts.length);
  });
}
