import type { Page } from '@playwright/test';
import { logInAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { failRequests, holdRequests, noResponse } from './network.ts';
import { heading, nextFrame, open, waitForHydration } from './page-actions.ts';
import { today, uniqueWord } from './posts.ts';

test.use({ firstVisit: true });

const article = (page: Page) => page.getByRole('main').getByRole('article').first();

test.describe('the page of a post', () => {
  test('a post starts at its top, and keeps the scroll position while scripts load, on reload and on going back', async ({
    page,
    writer,
  }) => {
    const long = `<p>${'Many words. '.repeat(1500)}</p>`;
    const second = await writer.publish({ content: long });
    const { slug, title } = await writer.publish({
      content: `${long}<p><a href="/blog/${second.slug}">Next</a></p>`,
    });
    const position = () => page.evaluate(() => scrollY);
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(`/blog/${slug}`, { waitUntil: 'commit' });
    await expect(article(page).getByText('Many words.')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    release();
    await waitForHydration(page);
    expect(await position()).toBe(700);

    await page.reload();
    await waitForHydration(page);
    await expect.poll(position).toBe(700);
    // The page receives the event with the next frame.
    await nextFrame(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
    await expect(heading(page, 'Retirement Guides')).toBeFocused();
    await page.goBack();
    await expect(heading(page, title)).toBeFocused();
    await expect.poll(position).toBe(700);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(heading(page, second.title)).toBeVisible();
    await expect.poll(position).toBe(0);
  });

  test('a post opened from the list shows an error if its script fails to load, and can be reloaded', async ({
    page,
    writer,
    expectError,
  }) => {
    expectError(/Failed to load resource.*sanitize-html/);
    const { slug, title } = await writer.publish();
    await open(page, `/blog?q=${slug.split('-').at(-1)}`);
    const restore = await failRequests(page, 'GET /assets/sanitize-html-*.js', noResponse);
    await page.getByRole('link', { name: title }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('The article could not be loaded.');
    await restore();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(article(page).getByText('This is what there is to say')).toBeVisible();
  });

  test('an admin can edit a post from its page, and visitors get the same cacheable page as before', async ({
    page,
    request,
    writer,
  }) => {
    const { slug, id } = await writer.publish();
    const asVisitor = async () => {
      const response = await request.get(`/blog/${slug}`);
      return { cache: response.headers()['cache-control'], html: await response.text() };
    };
    const before = await asVisitor();
    expect(before.cache).toMatch(/^public/);
    expect(before.html).not.toContain('Edit this post');
    await open(page, `/blog/${slug}`);
    await expect(page.getByRole('link', { name: 'Edit this post' })).toHaveCount(0);
    await logInAsAdmin(page);
    const response = await page.request.get(`/blog/${slug}`);
    expect(response.headers()['cache-control']).not.toMatch(/public/);
    await open(page, `/blog/${slug}`);
    await page.getByRole('link', { name: 'Edit this post' }).click();
    await expect(page).toHaveURL(`/admin/blogs/edit/${id}`);
    await expect(page.getByLabel('Slug')).toHaveValue(slug);
    expect(await asVisitor()).toEqual(before);
  });
});

test.describe('the HTML of the blog', () => {
  test('a missing or scheduled post is not found, and a former slug redirects to its post', async ({
    page,
    request,
    writer,
    expectError,
  }) => {
    const scheduled = await writer.publish({ publishedAt: '2199-01-01' });
    for (const slug of ['never-written', scheduled.slug]) {
      const response = await request.get(`/blog/${slug}`);
      expect(response.status()).toBe(404);
      expect(response.headers()['x-robots-tag']).toBe('noindex');
    }
    expectError(new RegExp(`404.*${scheduled.slug}`));
    await page.goto(`/blog/${scheduled.slug}`);
    await expect(heading(page, 'Blog Post Not Found')).toBeVisible();

    const post = await writer.publish();
    const slug = uniqueWord();
    await writer.change(post, { slug });
    expect((await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })).status()).toBe(301);
    await page.goto(`/blog/${post.slug}`);
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(heading(page, post.title)).toBeVisible();
  });

  test('pages and feeds with a post are rendered again when it is published, changed or removed', async ({
    request,
    writer,
  }) => {
    const textOf = async (path: string) => (await request.get(path)).text();
    const lists = ['/', '/blog', '/feed.xml'];
    for (const path of lists) await textOf(path);
    const post = await writer.publish({ publishedAt: today() });
    for (const path of [...lists, `/blog/${post.slug}`])
      expect(await textOf(path), path).toContain(post.title);
    expect(await textOf('/sitemap.xml')).toContain(`/blog/${post.slug}`);
    const title = `Changed to ${uniqueWord()}`;
    const changed = await writer.change(post, { title });
    for (const path of [...lists, `/blog/${post.slug}`]) expect(await textOf(path), path).toContain(title);
    await writer.remove(changed);
    for (const path of lists) expect(await textOf(path), path).not.toContain(title);
    expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);
  });

  test('the HTML of a post has metadata for search engines and link previews', async ({
    request,
    server,
    writer,
  }) => {
    const tag = uniqueWord();
    await writer.publish({ tags: [tag] });
    const { slug, coverImage } = await writer.publish({
      title: 'Words & "more" </script>',
      metaTitle: 'In a search result',
      metaDescription: 'What a search result says about it.',
      tags: [tag],
    });
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect(html).toContain('<title>In a search result | Whenabouts</title>');
    expect(html).toContain('<meta name="description" content="What a search result says about it."/>');
    expect(html).toContain(`<link rel="canonical" href="${server.url}/blog/${slug}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain(`<meta property="og:image" content="${coverImage}?format=jpeg"/>`);
    const sizes = [
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
    ];
    for (const size of sizes) expect(html).not.toContain(size);
    const plain = await writer.publish({ coverImage: '', category: 'Taxes' });
    const plainHtml = await (await request.get(`/blog/${plain.slug}`)).text();
    expect(plainHtml).toContain(
      `<meta property="og:image" content="${server.url}/category-pictures/taxes.png"/>`,
    );
    for (const size of sizes) expect(plainHtml).toContain(size);
    expect(html).toContain('Related articles');
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const [described, breadcrumbs] = JSON.parse(block)['@graph'];
    expect(described).toMatchObject({
      '@type': 'Article',
      headline: 'Words & "more" </script>',
      datePublished: '2024-05-06',
      image: coverImage,
      author: { name: 'Whenabouts Editors' },
      mainEntityOfPage: `${server.url}/blog/${slug}`,
    });
    expect(breadcrumbs['@type']).toBe('BreadcrumbList');
    expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Blog',
      'Words & "more" </script>',
    ]);
  });

  test('the HTML of the list is filtered and has metadata', async ({ request, server, writer }) => {
    const word = uniqueWord();
    const { slug } = await writer.publish({ title: `Ready ${word}`, category: 'Health' });
    const html = await (await request.get(`/blog?category=health&q=${word}&page=3`)).text();
    expect(html).toContain(`href="/blog/${slug}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<title>Retirement Planning Insights | Whenabouts</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`<link rel="canonical" href="${server.url}/blog?category=health"/>`);
    expect(html).toContain('<meta property="og:title" content="Retirement Planning Insights"/>');
    expect(await (await request.get('/blog?q=words&page=3')).text()).toContain(
      `<link rel="canonical" href="${server.url}/blog"/>`,
    );
    expect(await (await request.get('/blog?year=2025')).text()).not.toContain('noindex');
  });

  test('neither a post nor the list requests what the HTML contains', async ({ page, writer }) => {
    const { slug } = await writer.publish();
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    for (const path of [`/blog/${slug}`, '/blog']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
    }
    expect(
      requestedPaths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/images/')),
    ).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ firstVisit: false, javaScriptEnabled: false });

  test('search, categories, years and more cards work as links and a form', async ({ page, writer }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    const word = uniqueWord();
    for (let n = 0; n < 13; n++) await writer.publish({ title: `Part ${n} of ${word}`, category: 'Taxes' });
    const cards = page.getByRole('tabpanel').getByRole('article');
    const searchBox = page.getByRole('searchbox', { name: 'Search articles' });
    await page.goto('/blog?category=taxes');
    await searchBox.fill(word);
    await searchBox.press('Enter');
    await expect(page).toHaveURL(`/blog?q=${word}&category=taxes`);
    await expect(cards).toHaveCount(12);
    // The cover at the top is fetched first; the others load lazily.
    await expect(cards.first().locator('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(cards.locator('img[loading=lazy]')).toHaveCount(11);
    await page.getByRole('link', { name: 'Show more articles (1 left)' }).click();
    await expect(cards).toHaveCount(13);
    await page.getByRole('tab', { name: 'health' }).click();
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  });
});
