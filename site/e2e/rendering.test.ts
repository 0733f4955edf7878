import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { box, calculateButton, expectSavings } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { open } from './visits.ts';

const LABELS = [
  'Current Age',
  'Target Retirement Age',
  'Current Retirement Savings',
  'Monthly Contributions',
  'Annual Income',
  'Expected Annual Return (%)',
];

test.describe('the page as the server sends it', () => {
  test('it holds its title, headings and all six labels', async ({ request }) => {
    for (const path of ['/', '/calculator']) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/<title>[^<]*Whenabouts<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
      expect(html).toContain('Your Information');
      expect(html).toContain('Your Retirement Outlook');
      expect(html).toContain('Ready to see your future?');
      for (const label of LABELS) expect(html).toContain(label);
      expect(answer.headers()['x-robots-tag']).toBeUndefined();
    }
  });

  test('an unknown path is a page with the status 404', async ({ request }) => {
    for (const path of ['/nowhere', '/view-plan', '/login/again', '/index.php', '/%']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBeGreaterThanOrEqual(400);
      expect(answer.status(), path).toBeLessThan(500);
    }
    const html = await (await request.get('/nowhere')).text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('noindex');
  });

  test('one that is private or nowhere asks not to be indexed', async ({ request }) => {
    for (const path of ['/my-plans', '/view-plan/1', '/nowhere']) {
      const answer = await request.get(path);
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    }
  });

  test('nothing in it belongs to whoever asked', async ({ page, member }) => {
    for (const path of ['/', '/my-plans', '/view-plan/1']) {
      const html = await (await page.request.get(path)).text();
      expect(html).not.toContain(member.email);
      expect(html).not.toContain(member.firstName);
    }
  });

  test('one that a visitor has kept is not shown to the member that he has become', async ({ page }) => {
    await open(page, '/');
    await register(page.request);
    await page.goto('/blog');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-session');
  });

  test('it has the headers that keep it safe', async ({ request }) => {
    const headers = (await request.get('/')).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator and the rest of the page can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your Information' })).toBeVisible();
    for (const label of LABELS) await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });
});

test('a first visit stores nothing, asks nobody, and breaks nothing', async ({ page, context }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  for (const path of ['/', '/calculator', '/login', '/register']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    // Covers of posts are pictures of the page; how early a browser fetches those below is its own affair.
    expect(
      called.filter((called) => called.startsWith('/api') && !called.startsWith('/api/images/')),
    ).toEqual([]);
    expect(called.filter((called) => /account-menu|my-plans|view-plan|save-plan/.test(called))).toEqual([]);
  }
});

test('unknown paths show the way back, in the browser too', async ({ page, expectProblem }) => {
  expectProblem(/404.*\/nowhere/);
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found | Whenabouts');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page).toHaveURL('/#calculator');
});

test('the page takes over without changing what was there', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'About Whenabouts' })).toBeVisible();
  // Without its styles, a narrow screen's menu is there too.
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const before = await page.locator('body').ariaSnapshot();
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        addEventListener('settled', () => resolve(sum), { once: true });
      }),
  );
  arrive();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await page.evaluate(() => dispatchEvent(new Event('settled')));
  expect(await shifts).toBeLessThan(0.02);
});

test('Calculate pressed before the scripts have arrived does not load the page anew', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page, 'Monthly Contributions').fill('750');
  await calculateButton(page).click();
  await expect(page).toHaveURL('/');
  arrive();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  await calculateButton(page).click();
  await expectSavings(page, '$1,320,803');
});

test('the page that shows every component is for development alone', async ({ request }) => {
  for (const address of ['/__ui', '/__ui/light']) expect((await request.get(address)).status()).toBe(404);
  const folder = process.env.SITE_DIR ?? 'site/dist';
  const built = await readdir(folder, { recursive: true });
  const scripts = built.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    expect(await readFile(path.join(folder, file), 'utf8'), file).not.toContain('data-component');
  }
});

test('every public page has one address, a title that fits, and what a shared link shows', async ({
  request,
  server,
}) => {
  for (const [path, canonical] of [
    ['/', '/'],
    ['/?plan=3', '/'],
    ['/calculator', '/'],
    ['/calculator?plan=3', '/'],
    ['/blog', '/blog'],
    ['/blog/4-percent-rule', '/blog/4-percent-rule'],
    ['/guides', '/guides'],
    ['/guides/tax-planning', '/guides/tax-planning'],
    ['/guides/old?tab=taxes', '/guides/old'],
    ['/disclaimer', '/disclaimer'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(html, path).toContain(`<link rel="canonical" href="${server.url}${canonical}"/>`);
    expect(content('og:url'), path).toBe(server.url + canonical);
    expect(content('og:site_name'), path).toBe('Whenabouts');
    expect(content('og:description'), path).toBe(content('description'));
    expect(content('og:image'), path).toMatch(/^https?:/);
    expect(content('twitter:card'), path).toBe('summary_large_image');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect(title.length, path).toBeGreaterThan(0);
    expect(title.replaceAll(/&[^;]+;/g, '.').length, path).toBeLessThanOrEqual(60);
    expect(html, path).toContain('type="application/atom+xml"');
    expect(html, path).not.toContain('hreflang');
    expect(html, path).toContain('It is not financial, tax or legal advice.');
  }
  const picture = await (await request.get('/share.png')).body();
  // A PNG begins with its signature and the head of its first block; then come its width and its height.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('feeds and the sitemap are well-formed', async ({ page, request }) => {
  for (const path of ['/feed.xml', '/rss.xml', '/sitemap.xml']) {
    const text = await (await request.get(path)).text();
    // A page of nobody's, because those of the site let no text become markup.
    const problem = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      return read.querySelector('parsererror')?.textContent ?? '';
    }, text);
    expect(problem, path).toBe('');
    expect(text, path).toMatch(/<(?:feed|rss|urlset)[ >]/);
  }
});
