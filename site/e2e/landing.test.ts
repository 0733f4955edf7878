import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

test('the footer links to every guide and to the legal pages', async ({ page, request }) => {
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const guides = [
    'retirement-planning',
    'investment-strategies',
    'social-security',
    'tax-planning',
    'healthcare',
  ];
  const legal = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'disclaimer', 'sitemap-page'];
  for (const path of [...guides.map((slug) => `/guides/${slug}`), ...legal.map((slug) => `/${slug}`)])
    expect(targets).toContain(path);
  for (const path of targets) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('the server can leave out the testimonials and the user counts', async () => {
  const entry = new URL('../dist/server/entry-server.js', import.meta.url).href;
  const { render, hasExampleClaims } = await import(entry);
  expect(hasExampleClaims).toBe(true);
  const landing = async (hideClaims: boolean): Promise<string> => {
    const read = () => Promise.resolve([]);
    return (await render({ url: 'http://localhost/', hasSession: false, hideClaims, read })).html;
  };
  expect(await landing(false)).toContain('Trusted by over 10,000 users');
  expect(await landing(true)).not.toContain('Trusted by over 10,000 users');
});
