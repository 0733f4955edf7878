import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { heading, nextFrame, open } from './page-actions.ts';

const guides = [
  { slug: 'retirement-planning', title: 'Retirement Planning at 30, 45 and 60' },
  { slug: 'investment-strategies', title: 'Investment Strategies for Retirement' },
  { slug: 'social-security', title: 'Social Security: When to Claim' },
  { slug: 'tax-planning', title: 'Tax Planning for Retirement' },
  { slug: 'healthcare', title: 'Healthcare in Retirement' },
] as const;

/** The reading speed used for posts. */
const WORDS_PER_MINUTE = 220;

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Counts the words of the text alone, without navigation, charts and sources. */
function wordCount(html: string): number {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const text = ['nav', 'figure', 'svg']
    .reduce((left, tag) => left.replaceAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'), ' '), article)
    .replaceAll(/<section[^>]*id="sources"[\s\S]*?<\/section>/g, ' ');
  return text.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}

test('each guide is rendered completely on the server, with metadata, and is in the sitemap', async ({
  request,
  server,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/guides', '/explainers']) expect(sitemap).toContain(`${path}</loc>`);
  for (const { slug, title } of guides) {
    expect(sitemap).toContain(`/guides/${slug}</loc>`);
    const response = await request.get(`/guides/${slug}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(wordCount(html)).toBeGreaterThanOrEqual(1200);
    // The list states reading times that are written by hand, because it does not load the texts.
    const minutes = Math.round(wordCount(html) / WORDS_PER_MINUTE);
    expect(/>(\d+)(?:<!-- -->)? min read/.exec(html)?.[1], slug).toBe(String(minutes));
    expect(html).toContain(`<title>${title} | Whenabouts</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`<link rel="canonical" href="${server.url}/guides/${slug}"/>`);
    // Content that a script has to move into place cannot be read without scripts.
    expect(html).not.toContain('<template');
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const [article, breadcrumbs] = JSON.parse(block)['@graph'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: title,
      mainEntityOfPage: `${server.url}/guides/${slug}`,
    });
    const places = breadcrumbs.itemListElement.map(({ name }: { name: string }) => name);
    expect(places).toEqual(['Home', 'Guides', title]);
  }
});

test('while the script of a guide loads, the previous page shows “Loading guide...”; for other pages it does not', async ({
  page,
}) => {
  await open(page, '/guides');
  const release = await holdRequests(page, '**/assets/tax-planning-*.js');
  const status = page.getByRole('status').filter({ hasText: 'Loading guide...' });
  await expect(status).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Tax Planning' }).click();
  await expect(status).toBeVisible();
  await expect(heading(page, 'Retirement Guides')).toBeVisible();
  release();
  await expect(heading(page, 'Tax Planning for Retirement')).toBeFocused();
  await expect(status).toHaveCount(0);

  const releaseBlog = await holdRequests(page, '**/assets/blog-page-*.js');
  const request = page.waitForRequest('**/assets/blog-page-*.js');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await request;
  await nextFrame(page);
  await expect(page.getByText('Loading guide...')).toHaveCount(0);
  releaseBlog();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText('Loading guide...')).toHaveCount(0);
});

test('links of a guide that is opened first lead to other pages without a full page load', async ({
  page,
}) => {
  const apiRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiRequests.push(request.url());
  });
  await open(page, '/guides/retirement-planning');
  await contents(page).getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('region', { name: 'Sources' })).toBeFocused();
  expect(apiRequests).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const next = page.getByRole('navigation', { name: 'Where to go next' });
  await next.getByText('Investment Strategies').click();
  await expect(heading(page, 'Investment Strategies for Retirement')).toBeFocused();
  await expect(page).toHaveTitle('Investment Strategies for Retirement | Whenabouts');
  await expect(page.locator('head title')).toHaveCount(1);
  await next.getByText('See your own numbers').click();
  await expect(page).toHaveURL('/#calculator');
  await expect(page.locator('head title')).toHaveCount(1);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole guide can be read', async ({ page }) => {
    await page.goto('/guides/investment-strategies');
    await expect(heading(page, guides[1].title)).toBeVisible();
    await expect(main(page).getByText('Returns are a hope, costs are a fact.')).toBeVisible();
    await main(page).getByText('Show as a table').first().click();
    await expect(main(page).getByRole('table').first()).toBeVisible();
    await contents(page).getByRole('link', { name: 'Sources' }).click();
    await expect(page).toHaveURL('/guides/investment-strategies#sources');
    await expect(main(page).getByRole('heading', { name: 'Sources' })).toBeInViewport();
    let charts = 0;
    for (const { slug } of guides) {
      await page.goto(`/guides/${slug}`);
      for (const chart of await main(page).locator('figure svg:first-of-type').all()) {
        await expect(chart).toBeVisible();
        charts += 1;
      }
    }
    expect(charts).toBeGreaterThanOrEqual(guides.length);
  });
});
