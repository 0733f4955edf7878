import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { errorResponse, failRequests } from './network-errors.ts';
import { heading, open, waitForFonts } from './page-actions.ts';
import { uniqueWord, Writer } from './posts.ts';
import { SiteServer } from './site-server.ts';

// Wide enough for two columns, but not for the sidebar's own search beside the articles.
test.use({ viewport: { width: 900, height: 800 } });

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More from the blog' });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

test('a card shows category, date, title, excerpt and author, and links to its post', async ({
  page,
  writer,
}) => {
  const word = uniqueWord();
  await writer.publish({
    title: `All about ${word}`,
    slug: word,
    excerpt: `What there is to say about ${word}, in short.`,
    category: 'Estate Planning',
  });
  await open(page, `/blog?q=${word}`);
  const card = cards(page);
  await expect(card).toHaveCount(1);
  for (const text of [
    ...[
      'Estate Planning',
      'May 6, 2024',
      `All about ${word}`,
      `What there is to say about ${word}, in short.`,
    ],
    ...['WE', 'Whenabouts Editors'],
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('img')).toHaveCount(0);
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await card.getByRole('link', { name: `All about ${word}` }).click();
  await expect(page).toHaveURL(`/blog/${word}`);
  await expect(heading(page, `All about ${word}`)).toBeFocused();
});

test('the sidebar has the five newest posts and the archive by year', async ({ page, writer }) => {
  const word = uniqueWord();
  await writer.publish({ title: `Old ${word}`, publishedAt: '1999-12-31' });
  await open(page, '/blog');
  const recent = sidebar(page).getByRole('heading', { name: 'Recent Posts' }).locator('..').getByRole('link');
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toHaveText((await titles(page).first().textContent()) ?? '');

  const year = sidebar(page).getByRole('link', { name: /^1999/ });
  await expect(year).toHaveAccessibleName('1999, 1 article');
  await expect(year.getByText('(1)', { exact: true })).toBeVisible();
  await year.click();
  await expect(page).toHaveURL('/blog?year=1999');
  await expect(titles(page).filter({ hasText: `Old ${word}` })).toBeVisible();
  await expect(titles(page).filter({ hasText: 'FIRE' })).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'All Posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('more than twelve posts are shown twelve at a time, and the focus moves to the first new one', async ({
  page,
  writer,
}) => {
  const tag = uniqueWord();
  for (let n = 0; n < 14; n++) {
    const day = String(28 - n).padStart(2, '0');
    await writer.publish({ title: `Number ${n} of many`, tags: [tag], publishedAt: `2020-02-${day}` });
  }
  await open(page, `/blog?q=%23${tag}`);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Show more articles (2 left)' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(14);
  await expect(page.getByRole('link', { name: 'Number 12 of many' })).toBeFocused();
  await expect(page).toHaveURL(`/blog?q=%23${tag}&page=2`);
  await page.reload();
  await expect(cards(page)).toHaveCount(14);
});

test.describe('while the posts are loading', () => {
  // Wide enough for the links of the header.
  test.use({ viewport: { width: 1100, height: 800 } });

  test('there are four skeleton cards, and a failure shows an error and can be retried', async ({
    page,
    expectError,
  }) => {
    expectError(/503.*blog-posts/);
    await open(page, '/login');
    let failing = true;
    await page.route('**/api/blog-posts', async (route) => {
      if (failing) await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.' } });
      else await route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page, 'Retirement Planning Insights')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titles(page).first()).toBeVisible();
  });

  test('skeleton cards are as tall as real ones', async ({ page, writer }) => {
    const title = 'How Much Income Will You Need?';
    // As long as most excerpts.
    const excerpt =
      'A common rule says 80 percent of your pay. Housing, health care and taxes can move it a long way in either direction, so it is better to add up your own expenses first.';
    for (let n = 0; n < 3; n++) await writer.publish({ title, excerpt });
    // Posts of other tests may have shorter texts.
    await page.route('**/api/blog-posts', async (route) => {
      const response = await route.fetch();
      const posts: { title: string }[] = await response.json();
      await route.fulfill({ response, json: posts.filter((post) => post.title === title) });
    });
    await waitForFonts(page);
    await open(page, '/login');
    const release = await holdRequests(page, '**/api/blog-posts');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading articles…' })).toBeAttached();
    const placeholders = page.locator('#posts [aria-hidden=true]');
    await expect(placeholders).toHaveCount(4);
    const placeholder = await placeholders.first().boundingBox();
    release();
    await expect(cards(page)).toHaveCount(3);
    // The first card is featured, and takes a row.
    const card = await cards(page).nth(1).boundingBox();
    expect(placeholder?.width).toBe(card?.width);
    // A title may be one line longer than another.
    expect(Math.abs((placeholder?.height ?? 0) - (card?.height ?? 0))).toBeLessThan(24);
  });
});

test.describe('in the server’s HTML', () => {
  test('a filtered list is rendered, and needs no API request', async ({ page, request, writer }) => {
    const word = uniqueWord();
    const { slug } = await writer.publish({ title: `Ready ${word}`, category: 'Health' });
    const html = await (await request.get(`/blog?category=health&q=${word}`)).text();
    expect(html).toContain(`href="/blog/${slug}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await request.get('/blog?year=2025')).text()).not.toContain('noindex');
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    expect(requestedPaths.filter((path) => path === '/api/auth/me')).toEqual([]);
  });

  test('has a title, a description and a canonical URL', async ({ request, server }) => {
    const html = await (await request.get('/blog?q=words&page=3')).text();
    expect(html).toContain('<title>Retirement Planning Insights | Whenabouts</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`<link rel="canonical" href="${server.url}/blog"/>`);
    expect(html).toContain('<meta property="og:title" content="Retirement Planning Insights"/>');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, categories, years and more cards work as links and a form', async ({ page, writer }) => {
    const word = uniqueWord();
    for (let n = 0; n < 13; n++) await writer.publish({ title: `Part ${n} of ${word}`, category: 'Taxes' });
    await page.goto('/blog?category=taxes');
    await searchBox(page).fill(word);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(`/blog?q=${word}&category=taxes`);
    await expect(cards(page)).toHaveCount(12);
    // The cover at the top is fetched first; the others load lazily.
    await expect(cards(page).first().locator('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(cards(page).locator('img[loading=lazy]')).toHaveCount(11);
    await page.getByRole('link', { name: 'Show more articles (1 left)' }).click();
    await expect(cards(page)).toHaveCount(13);
    await page.getByRole('tab', { name: 'health' }).click();
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  });
});

test.describe('a blog without posts', () => {
  test('shows three samples, on its own page and on the landing page', async ({
    page,
    mail,
    expectError,
  }) => {
    // A separate server, so its origin differs from the one the page guard allows.
    expectError(/foreign request/);
    const empty = await SiteServer.start(mail.url, { SEED_POSTS: 'false' });
    try {
      const samples = ['4-percent-rule', 'diversified-portfolio', 'fire-movement'];
      for (const path of ['/', '/blog']) {
        await page.goto(empty.url + path);
        for (const slug of samples) await expect(page.locator(`main a[href="/blog/${slug}"]`)).toBeVisible();
      }
      await expect(sidebar(page).getByText('No tags available')).toBeVisible();
      const writer = await Writer.start(empty.url);
      await writer.publish({ title: 'The very first' });
      await page.reload();
      await expect(titles(page)).toHaveText(['The very first']);
      await writer.stop();
    } finally {
      await empty.stop();
    }
  });
});

test.describe('on the landing page', () => {
  test('the three newest posts are between the testimonials and the claims, with a link to all', async ({
    page,
  }) => {
    await open(page, '/');
    const teaser = page.locator('section#blog');
    await expect(teaser.getByRole('article')).toHaveCount(3);
    await teaser.getByRole('link', { name: 'View All Articles' }).click();
    await expect(heading(page, 'Retirement Planning Insights')).toBeFocused();
  });

  test('they are fetched after client-side navigation, and a failure can be retried', async ({
    page,
    expectError,
  }) => {
    expectError(/503.*blog-posts/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, '/login');
    const restore = await failRequests(page, 'GET /api/blog-posts', async (route) => {
      await held;
      await errorResponse(503, 'unavailable', 'Busy.')(route);
    });
    await page.getByRole('banner').getByRole('link', { name: 'Whenabouts' }).click();
    const teaser = page.locator('section#blog');
    await expect(teaser.getByRole('status')).toHaveText('Loading articles…');
    await expect(teaser.locator('div[aria-hidden=true]')).toHaveCount(3);
    release();
    await expect(teaser.getByRole('alert')).toContainText('The articles could not be loaded.');
    await restore();
    await teaser.getByRole('button', { name: 'Try again' }).click();
    await expect(teaser.getByRole('article')).toHaveCount(3);
  });
});
