import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { createLinkReport, factsTopics, householdFields, readPlanLink } from '@whenabouts/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, createdPost, POSTS, postBody, uploadedImage, writeDirectly } from '../../test/posts.ts';
import { startSite, startSiteForTest } from '../../test/stub-site.ts';
import { rowsOf } from '../../test/test-app.ts';
import { publicPaths } from './generated-files.ts';

const ORIGIN = 'https://plans.example.org';

const app = await startSite({ env: { PUBLIC_URL: ORIGIN, UPLOADS_PER_ACCOUNT: '100' } });
const { client: admin } = await signedInAdmin(app);
const visitor = app.client();
afterAll(() => app.close());

const read = async (path: string) => (await visitor.get(path)).text;
const feeds = ['/feed.xml', '/rss.xml'];
const all = [...feeds, '/sitemap.xml', '/robots.txt'];

describe.each([
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/facts.json', 'application/json; charset=utf-8'],
  ['/facts.schema.json', 'application/schema+json; charset=utf-8'],
  ['/changes.xml', 'application/atom+xml; charset=utf-8'],
])('the file %s', (path, type) => {
  test('is cacheable for five minutes, and a request with its ETag gets 304', async () => {
    const { status, headers, text } = await visitor.get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\//),
    });
    const again = await visitor.get(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    const gzipped = await visitor.get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzipped.bytes).toString()).toBe(text);
    const head = await visitor.request(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag]);
    expect((await visitor.post(path)).status).toBe(405);
  });
});

describe('the figures of law as data', () => {
  test('match their schema, and each has its year, source, date of the last check and whether it is confirmed', async () => {
    const file = JSON.parse(await read('/facts.json'));
    const schema = JSON.parse(await read('/facts.schema.json'));
    expect([file.$schema, schema.$id]).toEqual(Array(2).fill(`${ORIGIN}/facts.schema.json`));
    const ajv = new Ajv2020({ formats: { date: true, uri: true } });
    expect(ajv.validate(schema, file), ajv.errorsText()).toBe(true);
    const count = factsTopics.flatMap(({ years }) => years.flatMap(({ figures }) => Object.keys(figures)));
    expect(new Set(file.figures.map(({ id }: { id: string }) => id)).size).toBe(count.length);
    expect(file.figures).toContainEqual(
      expect.objectContaining({
        id: 'medicare.partBPremium.2026',
        value: 202.9,
        year: 2026,
        confirmed: true,
      }),
    );
    expect(file.figures).toContainEqual(
      expect.objectContaining({ id: 'medicare.partDCap.2027', confirmed: false }),
    );
  });

  test('have a feed of changes with an entry for each topic and year, and for the version of the embed', async () => {
    const feed = await read('/changes.xml');
    const ids = [...feed.matchAll(/<entry>\s*<title[^>]*>.*?<\/title>\s*<id>(.*?)<\/id>/g)].map(
      ([, id]) => id,
    );
    const { version } = JSON.parse(
      await readFile(new URL('../../../widget/package.json', import.meta.url), 'utf8'),
    );
    expect(ids).toContain(`tag:plans.example.org,2026:embed-${version}`);
    expect(ids).toContain('tag:plans.example.org,2026:facts-medicare-2027');
    expect(new Set(ids).size).toBe(ids.length);
    const dates = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, date]) => String(date));
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

test('the text for language models lists pages that exist, and a URL that opens a plan', async () => {
  const text = await read('/llms.txt');
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => new URL(url).pathname);
  const files = all.concat('/facts.json', '/changes.xml');
  expect(links.filter((path) => !publicPaths.includes(path) && !files.includes(path))).toEqual([]);
  const [, link = ''] = /`(https:\/\/\S+#plan=\S+)`/.exec(text) ?? [];
  expect(readPlanLink(link, 2026)).toMatchObject({ currentAge: 55, currentSavings: 250_000 });
  const parts = [...text.matchAll(/^- `&(.+)`$/gm)].map(([, part]) => part);
  expect(parts).toHaveLength(Object.keys(householdFields).length + 2);
  const report = createLinkReport();
  readPlanLink([link, ...parts].join('&'), 2026, report);
  expect(report.ignored).not.toContain('unknown parts');
});

describe('a feed', () => {
  test('has full posts with absolute URLs, and their dates', async () => {
    const image = await uploadedImage(admin);
    const content = `<p>Read <a href="/blog">more</a>, or <a href="https://a.test/?b=1&amp;c=2">that</a> <img src="/api/images/${image}" alt="Sea"></p><p>${'And then there is more to say. '.repeat(3)}</p>`;
    const { id, slug, updatedAt, author } = await createdPost(admin, {
      content,
      title: 'Seas & <shores> ]]> of ]]> it',
    });
    const whole = content
      .replace('href="/blog"', `href="${ORIGIN}/blog"`)
      .replace(`src="/api`, `src="${ORIGIN}/api`)
      .replace('alt="Sea"', 'alt="Sea" width="700" height="350"');
    const tag = `tag:plans.example.org,2026:post-${id}`;
    const [atom = '', rss = ''] = await Promise.all(feeds.map(read));
    for (const feed of [atom, rss]) {
      expect(feed).toContain(whole);
      expect(feed).toContain('<![CDATA[Seas &amp; &lt;shores&gt; ]]&gt; of ]]&gt; it]]>');
      expect(feed).not.toMatch(/srcset|loading=/);
      expect(feed).not.toContain('@');
    }
    expect(atom).toContain(`<id>${tag}</id>`);
    expect(atom).toContain(`<link href="${ORIGIN}/blog/${slug}"/>`);
    expect(atom).toContain(`<updated>${updatedAt}</updated>`);
    expect(atom).toContain('<published>2026-01-31T00:00:00.000Z</published>');
    expect(atom).toContain(`<link rel="self" href="${ORIGIN}/feed.xml"/>`);
    expect(rss).toContain(`<guid isPermaLink="false">${tag}</guid>`);
    expect(rss).toContain(`<dc:creator>${author.name}</dc:creator>`);
    expect(atom).not.toContain('dc:creator');
    expect(rss).toContain('<pubDate>Sat, 31 Jan 2026 00:00:00 GMT</pubDate>');
    await admin.put(`${POSTS}/${id}`, postBody({ slug: `${slug}-2` }));
    expect(await read('/feed.xml')).toContain(`<id>${tag}</id>`);
  });

  test('without posts has the date of the last change of a page', async () => {
    const empty = (await startSiteForTest()).client();
    expect((await empty.get('/feed.xml')).text).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
    expect((await empty.get('/rss.xml')).text).toContain(
      '<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>',
    );
  });

  test('has the newest twenty posts, without future ones', async () => {
    const future = await createdPost(admin, { publishedAt: '2199-01-01' });
    for (let day = 10; day < 32; day++)
      await createdPost(admin, { publishedAt: `2026-03-${day}`, slug: `day-${day}` });
    for (const [path, entry] of [
      ['/feed.xml', /<entry>/g],
      ['/rss.xml', /<item>/g],
    ] as const) {
      const feed = await read(path);
      expect(feed.match(entry)).toHaveLength(20);
      expect(feed).toContain('/blog/day-31');
      expect(feed).not.toContain('/blog/day-11<');
      expect(feed).not.toContain(future.slug);
    }
  });

  test('is sanitized even if hostile text was written directly to the database', async () => {
    const { id, slug } = await createdPost(admin, { publishedAt: '2026-04-01' });
    const sql = 'UPDATE posts SET title = ?, content = ?, version = version + 1 WHERE id = ?';
    await writeDirectly(app, sql, [
      'Hostile ]]><script> \u0008\uffff',
      '<p onclick=x>a ]]> b</p><script>x</script>',
      id,
    ]);
    for (const path of feeds) {
      const feed = await read(path);
      expect(feed).toContain(slug);
      expect(feed).toContain('<![CDATA[<p>a ]]&gt; b</p>]]>');
      expect(feed).not.toMatch(/<script|onclick|\p{Cc}(?<!\n)|\uffff/u);
    }
    await admin.delete(`${BLOGS}/${id}`);
  });
});

test('the sitemap lists every public page, with the date of the last change where known', async () => {
  const { slug, updatedAt } = await createdPost(admin);
  const future = await createdPost(admin, { publishedAt: '2199-01-01' });
  const map = await read('/sitemap.xml');
  for (const path of [...publicPaths, '/docs/api']) expect(map).toContain(`<loc>${ORIGIN}${path}</loc>`);
  expect(map).toContain(`<url><loc>${ORIGIN}/blog/${slug}</loc><lastmod>${updatedAt}</lastmod></url>`);
  expect(map).toContain(`<loc>${ORIGIN}/guides/healthcare</loc><lastmod>2026-11-20</lastmod>`);
  for (const path of ['/', '/blog']) {
    expect(map).toContain(`<loc>${ORIGIN}${path}</loc><lastmod>${updatedAt}</lastmod></url>`);
  }
  expect(map).toContain(`<loc>${ORIGIN}/outlook</loc></url>`);
  expect(map).not.toContain(future.slug);
  const day = new Date().toISOString().slice(0, 10);
  const posts = (await rowsOf(app, 'posts')).filter((post) => String(post.published_at) <= day);
  expect(map.match(/<url>/g)).toHaveLength(posts.length + publicPaths.length);
});

test('robots.txt allows images of the API, and disallows the rest of the API and the admin area', async () => {
  expect(await read('/robots.txt')).toBe(
    `User-agent: *\nAllow: /api/images/\nDisallow: /api/\nDisallow: /admin/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test('an empty blog has feeds as well', async () => {
  const empty = await startSiteForTest({ env: { PUBLIC_URL: ORIGIN } });
  for (const path of all) expect((await empty.client().get(path)).status).toBe(200);
  expect((await empty.client().get('/feed.xml')).text).not.toContain('<entry>');
});
