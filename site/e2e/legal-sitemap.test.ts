import { guides } from '../src/features/guides/guides.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { heading, open } from './page-actions.ts';

/** The paths that a page of the server links to, with their hashes. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every link of the home page, the sitemap and the legal pages leads to an existing page and section', async ({
  request,
}) => {
  const links = new Set<string>();
  const legal = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/disclaimer'];
  for (const path of ['/', '/sitemap-page', ...legal]) {
    for (const link of linksIn(await (await request.get(path)).text())) links.add(link);
  }
  const expected = [
    ...legal,
    ...guides.map(({ slug }) => `/guides/${slug}`),
    '/sitemap-page',
    '/how-we-calculate',
  ];
  expect([...links]).toEqual(expect.arrayContaining(expected));
  for (const link of links) {
    const [path = '', part] = link.split('#');
    const response = await request.get(path);
    expect(response.status(), link).toBe(200);
    if (part) expect(await response.text(), link).toContain(`id="${part}"`);
  }
});

test('the sitemap links once to each page of sitemap.xml', async ({ request, server }) => {
  const html = await (await request.get('/sitemap-page')).text();
  const links = linksIn(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
  expect(new Set(links).size).toBe(links.length);
  const xml = await (await request.get('/sitemap.xml')).text();
  const offered = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(server.url, ''),
  );
  expect(offered).toEqual(expect.arrayContaining(['/privacy-policy', '/how-we-calculate', '/facts']));
  expect(links).toEqual(expect.arrayContaining(offered));
});

test('the sitemap links to the API reference, which loads as a new document', async ({ page }) => {
  await open(page, '/sitemap-page');
  await expect(page.getByText('Every public page of this site.', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'API for developers' }).click();
  await expect(page).toHaveURL('/docs/api');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heading(page, '404 Page Not Found')).toHaveCount(0);
});

test('the HTML of the sitemap has its groups, and a post as soon as it is public', async ({
  request,
  writer,
}) => {
  const html = async () => (await request.get('/sitemap-page')).text();
  const { slug, title } = await writer.publish();
  const later = await writer.publish({ publishedAt: '2199-01-01' });
  expect(await html()).toContain(`href="/blog/${slug}"`);
  expect(await html()).toContain(title);
  expect(await html()).not.toContain(later.slug);
  for (const group of ['Start', 'Blog', 'Guides', 'Account', 'About the site']) {
    expect(await html()).toMatch(new RegExp(`<h2[^>]*>${group}</h2>`));
  }
});

test.describe('in a browser without cached posts', () => {
  test.use({ firstVisit: true });

  test('the sitemap lists posts after client-side navigation', async ({ page, writer }) => {
    const { title } = await writer.publish();
    await open(page, '/cookie-policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(heading(page, 'Sitemap')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });
});

test('public lists do not name the images of members', async ({ page }) => {
  await open(page, '/sitemap-page');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Embed the calculator' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Your images' })).toHaveCount(0);
  await register(page.request);
  await open(page, '/sitemap-page');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Your images' })).toBeVisible();
});
