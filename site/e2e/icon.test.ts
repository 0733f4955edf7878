import { expect, test } from './fixtures.ts';

test.use({ firstVisit: true });

const pages = [
  '/',
  '/calculator',
  '/blog',
  '/login',
  '/my-plans',
  '/admin/login',
  '/no/such/page',
  '/embed',
  '/docs/api',
  '/widget/frame',
];

test('every kind of page links an icon that is there, and its policy lets that in', async ({ request }) => {
  for (const path of pages) {
    const response = await request.get(path, { maxRedirects: 0 });
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(await response.text()) ?? [];
    expect(icon, path).toBe('/favicon.svg');
    for (const policy of response.headers()['content-security-policy']?.split(', ') ?? []) {
      if (/default-src|img-src/.test(policy)) expect(policy, path).toContain("img-src 'self'");
    }
  }
  // Browsers request the first one by themselves.
  for (const icon of ['/favicon.ico', '/favicon.svg']) {
    const { status, type } = await request.get(icon).then((response) => ({
      status: response.status(),
      type: response.headers()['content-type'],
    }));
    expect({ icon, status, type }).toEqual({ icon, status: 200, type: expect.stringMatching(/^image\//) });
  }
});
