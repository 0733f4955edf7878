import type { Page } from '@playwright/test';
import { logInAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { heading, nextFrame, open, waitForHydration } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

const article = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a post shows category, date, author, cover, content and author card', async ({ page, writer }) => {
  const { slug, title } = await writer.publish({
    category: 'Social Security',
    content:
      '<h2>First part</h2><p class="align-center">In the <strong>middle</strong>.</p><p>And more of it.</p>',
    tags: ['claiming'],
  });
  await open(page, `/blog/${slug}`);
  await expect(heading(page, title)).toBeVisible();
  for (const text of ['Social Security', 'May 6, 2024', 'Whenabouts Editors', '#claiming']) {
    await expect(article(page)).toContainText(text);
  }
  await expect(article(page).getByRole('heading', { name: 'First part' })).toBeVisible();
  await expect(article(page).getByText('In the middle.')).toHaveCSS('text-align', 'center');
  const author = page.getByRole('region', { name: 'About the author' });
  for (const text of ['WE', 'Whenabouts Editors', 'Editor']) await expect(author).toContainText(text);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
});

test('another post starts at its top', async ({ page, writer }) => {
  const long = `<p>${'Many words. '.repeat(1500)}</p>`;
  const second = await writer.publish({ content: long });
  const first = await writer.publish({ content: `${long}<p><a href="/blog/${second.slug}">Next</a></p>` });
  await open(page, `/blog/${first.slug}`);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(heading(page, second.title)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the scroll position is kept while scripts load, on reload and on going back', async ({
  page,
  writer,
}) => {
  const { slug, title } = await writer.publish({ content: `<p>${'Many words. '.repeat(1500)}</p>` });
  const place = () => page.evaluate(() => scrollY);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(`/blog/${slug}`, { waitUntil: 'commit' });
  await expect(article(page).getByText('Many words.')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  release();
  await waitForHydration(page);
  expect(await place()).toBe(700);

  await page.reload();
  await waitForHydration(page);
  await expect.poll(place).toBe(700);
  // The page receives the event with the next frame.
  await nextFrame(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await expect(heading(page, 'Retirement Guides')).toBeFocused();
  await page.goBack();
  await expect(heading(page, title)).toBeFocused();
  await expect.poll(place).toBe(700);
});

test('a post opened from the list is sanitized again in the browser', async ({
  page,
  writer,
  allowError,
}) => {
  // Chromium 156 reports an event handler that it parses but does not run; Chromium 150 does not.
  allowError(/inline event handler/);
  allowError(/script-src-attr refused inline/);
  const { slug, title } = await writer.publish();
  await page.route(`**/api/blog-posts/${slug}`, async (route) => {
    const response = await route.fetch();
    const post = await response.json();
    const hostile =
      '<p>Still here</p><img src=/favicon.svg onload="window.pwned = 1"><script>window.pwned = 1</script>';
    await route.fulfill({ response, json: { ...post, content: hostile } });
  });
  await open(page, `/blog?q=${slug.split('-').at(-1)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(article(page).getByText('Still here')).toBeVisible();
  await expect(article(page).locator('script, [onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a post whose script fails to load shows an error and can be reloaded', async ({
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

test.describe('a missing post', () => {
  test('says so, with the status 404', async ({ page, request, expectError }) => {
    expectError(/404.*\/blog\/never-written/);
    const response = await request.get('/blog/never-written');
    expect(response.status()).toBe(404);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    await open(page, '/blog/never-written');
    await expect(heading(page, 'Blog Post Not Found')).toBeVisible();
    await expect(page.getByText("We couldn't find the blog post you're looking for.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('or one that fails to load says the same, and can be retried', async ({
    page,
    writer,
    expectError,
  }) => {
    expectError(/503.*blog-posts/);
    const { slug, title } = await writer.publish();
    await open(page, `/blog?q=${slug.split('-').at(-1)}`);
    let failing = true;
    await page.route(`**/api/blog-posts/${slug}`, async (route) => {
      if (failing) await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.' } });
      else await route.continue();
    });
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page, 'Blog Post Not Found')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, title)).toBeVisible();
  });

  test('a scheduled post is not public', async ({ page, request, writer, expectError }) => {
    const { slug } = await writer.publish({ publishedAt: '2199-01-01' });
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
    expect((await request.get(`/api/blog-posts/${slug}`)).status()).toBe(404);
    expectError(new RegExp(`404.*${slug}`));
    await page.goto(`/blog/${slug}`);
    await expect(heading(page, 'Blog Post Not Found')).toBeVisible();
  });
});

test('a link with a former slug redirects to the post', async ({ page, request, writer }) => {
  const post = await writer.publish();
  const slug = uniqueWord();
  await writer.change(post, { slug });
  const response = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/blog/${slug}`);
  await page.goto(`/blog/${post.slug}`);
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(heading(page, post.title)).toBeVisible();
});

test('a page is rendered again when its post changes, and removed with it', async ({ request, writer }) => {
  const post = await writer.publish();
  const html = async () => (await request.get(`/blog/${post.slug}`)).text();
  expect(await html()).toContain(post.title);
  const title = `Changed to ${uniqueWord()}`;
  const changed = await writer.change(post, { title });
  expect(await html()).toContain(title);
  expect(await (await request.get('/blog')).text()).toContain(title);
  await writer.remove(changed);
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);
});

test.describe('in the server’s HTML', () => {
  test('has metadata for search engines and link previews', async ({ request, server, writer }) => {
    const { slug, coverImage } = await writer.publish({
      title: 'Words & "more" </script>',
      metaTitle: 'In a search result',
      metaDescription: 'What a search result says about it.',
      tags: ['one', 'two'],
    });
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect(html).toContain('<title>In a search result | Whenabouts</title>');
    expect(html).toContain('<meta name="description" content="What a search result says about it."/>');
    expect(html).toContain(`<link rel="canonical" href="${server.url}/blog/${slug}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain(`<meta property="og:image" content="${coverImage}"/>`);
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const [article, breadcrumbs] = JSON.parse(block)['@graph'];
    expect(article).toMatchObject({
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

  test('opening it sends no API request and causes no layout shift', async ({ page, writer }) => {
    const { slug, title } = await writer.publish();
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open(page, `/blog/${slug}`);
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(
      requestedPaths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/images/')),
    ).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page, writer }) => {
    const { slug, title } = await writer.publish({ content: `<p>${'The whole text. '.repeat(20)}</p>` });
    await page.goto(`/blog/${slug}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(article(page).getByText('The whole text.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible();
  });
});

test('a post ends with a way to the calculator and related posts', async ({ page, writer }) => {
  const tag = uniqueWord();
  const related = await writer.publish({ tags: [tag], category: 'Taxes' });
  const { slug } = await writer.publish({ tags: [tag], category: 'Taxes' });
  await writer.publish({ category: 'Health' });
  const html = await (await page.request.get(`/blog/${slug}`)).text();
  expect(html).toContain('Related articles');
  await open(page, `/blog/${slug}`);
  const others = page.getByRole('region', { name: 'Related articles' });
  await expect(others.getByRole('article')).toHaveCount(3);
  await expect(others.getByRole('article').first()).toContainText(related.title);
  await page.getByRole('complementary', { name: 'Run your numbers' }).getByRole('link').click();
  await expect(page).toHaveURL('/#calculator');
});

test('a cover that cannot be loaded is replaced by a drawn one', async ({ page, writer, expectError }) => {
  const coverImage = 'https://nowhere.example/cover.png';
  expectError(/nowhere\.example/);
  await page.route(coverImage, (route) => route.abort());
  const post = await writer.publish({ coverImage });
  for (const path of [`/blog/${post.slug}`, `/blog?q=${post.slug.split('-').at(-1)}`]) {
    await open(page, path);
    await expect(page.locator('[data-cover=placeholder]').first()).toBeVisible();
    await expect(page.locator(`img[src="${coverImage}"]`)).toHaveCount(0);
  }
  // Other pages would list it, too, and report the missing image.
  await writer.remove(post);
});

test('visitors get the same cacheable page of a post before and after an admin has opened it', async ({
  page,
  request,
  writer,
}) => {
  const { slug } = await writer.publish();
  const asVisitor = async () => {
    const response = await request.get(`/blog/${slug}`);
    return { cache: response.headers()['cache-control'], html: await response.text() };
  };
  const before = await asVisitor();
  expect(before.cache).toMatch(/^public/);
  expect(before.html).not.toContain('Edit this post');
  await logInAsAdmin(page);
  const response = await page.request.get(`/blog/${slug}`);
  expect(response.headers()['cache-control']).not.toMatch(/public/);
  await open(page, `/blog/${slug}`);
  await expect(page.getByRole('link', { name: 'Edit this post' })).toBeVisible();
  expect(await asVisitor()).toEqual(before);
});

test('an admin can edit a post from its page; visitors see no link', async ({ page, writer }) => {
  const { slug, id } = await writer.publish();
  await open(page, `/blog/${slug}`);
  await expect(page.getByRole('link', { name: 'Edit this post' })).toHaveCount(0);
  await logInAsAdmin(page);
  await open(page, `/blog/${slug}`);
  await page.getByRole('link', { name: 'Edit this post' }).click();
  await expect(page).toHaveURL(`/admin/blogs/edit/${id}`);
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
});
