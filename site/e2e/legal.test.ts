import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

const pages = [
  { path: '/privacy-policy', title: 'Privacy Policy', text: 'Anyone with its link can see an image.' },
  { path: '/terms-of-service', title: 'Terms of Service', text: 'You pay nothing' },
  { path: '/cookie-policy', title: 'Cookie Policy', text: 'calculatorValues' },
  { path: '/disclaimer', title: 'Disclaimer', text: 'They do not show the results of real investments' },
] as const;

test('the disclaimer says of inflation what the calculator says', async ({ page }) => {
  await open(page, '/disclaimer');
  const main = page.getByRole('main');
  await expect(main).toContainText('by 2.5% a year in our results');
  await expect(main.getByText(/inflation, taxes/i)).toHaveCount(0);
});

for (const { path, title } of pages) {
  test(`${path} has a description, a text with contents, also in print, and links that work`, async ({
    page,
    request,
    server,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['x-robots-tag']).toBeUndefined();
    const html = await response.text();
    expect(html).toContain(`<title>${title} | Whenabouts</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`<link rel="canonical" href="${server.url}${path}"/>`);

    await open(page, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('Last updated November 23, 2026')).toBeVisible();
    const summary = page.getByRole('region', { name: 'In short' });
    await expect(summary.getByRole('listitem').first()).toBeVisible();

    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await contents.all()) {
      const [href, name] = [await link.getAttribute('href'), await link.textContent()];
      const part = page.locator(`[id="${href?.split('#')[1]}"]`);
      await expect(part.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
    }

    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
    for (const link of new Set(links.filter((href) => href.startsWith(new URL(page.url()).origin)))) {
      expect((await request.get(link)).status(), link).toBe(200);
    }

    // In print there is only the text and its URL.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(server.url + path)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expectNoSidewaysScroll(page);

    await page.emulateMedia({ media: null });
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByRole('link', { name: 'contact form' }).click();
    await expect(page).toHaveURL('/#contact');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each can be read', async ({ page }) => {
    for (const { path, title, text } of pages) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});
