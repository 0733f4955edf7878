import { Parser } from 'htmlparser2';
import { afterAll, describe, expect, test } from 'vitest';
import { registerMember } from '../../test/factories.ts';
import { startApp, startAppForTest } from '../../test/test-app.ts';

const ORIGIN = 'https://whenabouts.example';

const app = await startApp({ env: { PUBLIC_URL: ORIGIN } });
afterAll(() => app.close());

const get = (params: Readonly<Record<string, string>>) =>
  app.client().get(`/oembed?${new URLSearchParams(params)}`);
const responseFor = async (path: string, limits: Readonly<Record<string, string>> = {}) =>
  (await get({ url: ORIGIN + path, ...limits })).json;

const LINK_BEFORE_FRAME = /^<blockquote><a href="([^"]*)">([^<]*)<\/a><\/blockquote>/;

/** The attributes of the only element in HTML. Fails for anything else. */
function frameIn(html: string): Record<string, string> {
  const elements: [name: string, attributes: Record<string, string>][] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push([name, attributes]),
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html);
  expect(text).toBe('');
  expect(elements.map(([name]) => name)).toEqual(['iframe']);
  return elements[0]?.[1] ?? {};
}

test('a URL of the calculator gets a sandboxed frame', async () => {
  const { status, headers, json } = await get({ url: `${ORIGIN}/embed` });
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const { html, ...others } = json;
  expect(others).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Retirement calculator',
    provider_name: 'Whenabouts',
    provider_url: `${ORIGIN}/`,
    cache_age: 86_400,
    width: 600,
    height: 1400,
  });
  expect(frameIn(html)).toEqual({
    src: `${ORIGIN}/widget/frame`,
    title: 'Retirement calculator',
    width: '100%',
    height: '1400',
    style: 'max-width:600px',
    frameborder: '0',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  });
});

test.each(['/', '/embed', '/embed/', '/calculator', '/calculator/', '/widget/frame', '/widget/frame/'])(
  'the frame of %s gets the options in its query',
  async (path) => {
    const query =
      'current-age=40&theme=dark&accent=%230b6b4f&partner=a-blog&inputs=current-age%2Cannual-income';
    const { html } = await responseFor(`${path}?${query}&kind=frame&pinned=true&utm_source=mail`);
    expect(frameIn(html).src).toBe(`${ORIGIN}/widget/frame?${query}`);
  },
);

test.each([
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '&quot;&lt;&amp;',
  '"\n onmouseover="alert(1)',
  'javascript:alert(1)',
  '\u0000\ufffe',
])('the value %j of an option stays in the query', async (value) => {
  const query = new URLSearchParams({ partner: value });
  const { html } = await responseFor(`/embed?${query}`);
  const { src = '', ...others } = frameIn(html);
  expect(new URL(src).searchParams.get('partner')).toBe(new URLSearchParams(String(query)).get('partner'));
  expect(Object.keys(others)).toEqual(['title', 'width', 'height', 'style', 'frameborder', 'sandbox']);
});

test('a value that is too long, and names that no option has, are left out', async () => {
  const { html } = await responseFor(
    `/embed?partner=${'x'.repeat(321)}&onload=alert&STYLE=1&a_b=1&-x=1&theme=dark`,
  );
  expect(frameIn(html).src).toBe(`${ORIGIN}/widget/frame?onload=alert&theme=dark`);
});

test.each([
  ['inputs=current-age', 840],
  ['inputs=current-age,annual-income&lang=es', 1030],
  ['preset=two-questions', 940],
  ['preset=starting-25&lang=es', 1130],
  ['preset=starting-25&inputs=current-age', 840],
  ['preset=catch-up-50', 1400],
  ['tool=allocation', 1490],
  ['tool=allocation&lang=es&heading=Acciones', 1730],
  ['tool=constructor', 1400],
])('a frame with %s has the height that it needs', async (query, height) => {
  expect((await responseFor(`/embed?${query}`)).height).toBe(height);
});

test('a tool has its own height in a wide column, and the limit of the consumer without steps', async () => {
  expect((await responseFor('/embed?tool=allocation', { maxwidth: '1000' })).height).toBe(1490);
  const { height, html } = await responseFor('/embed?tool=allocation', { maxheight: '1000' });
  expect(height).toBe(1000);
  expect(frameIn(html).src).toBe(`${ORIGIN}/widget/frame?tool=allocation`);
});

test('the frame of a Spanish calculator has a Spanish title', async () => {
  const { title, html } = await responseFor('/embed?lang=es-US');
  expect(title).toBe('Calculadora de jubilación');
  expect(frameIn(html).title).toBe(title);
});

test('WordPress gets a link before the frame, because it resizes no frame without one', async () => {
  const path = '/embed?theme=dark&heading=A%20%22b%22';
  const { html, title } = await responseFor(path, { maxwidth: '645', maxheight: '968' });
  const [, href = '', text] = LINK_BEFORE_FRAME.exec(html) ?? [];
  expect([href, text]).toEqual([`${ORIGIN}/widget/frame?theme=dark&amp;heading=A+%22b%22`, title]);
  expect(frameIn(html.replace(LINK_BEFORE_FRAME, '')).src).toContain('steps=true');
  const other = await responseFor(path, { maxwidth: '645', maxheight: '900' });
  expect(frameIn(other.html).src).toContain('steps=true');
});

describe('limits', () => {
  test.each([
    [{}, 600, 1400, false],
    [{ maxwidth: '320' }, 320, 1400, false],
    [{ maxwidth: '1000' }, 1000, 1090, false],
    [{ maxwidth: '5000' }, 1200, 1090, false],
    [{ maxwidth: '600', maxheight: '900' }, 600, 900, true],
    [{ maxwidth: '1000', maxheight: '1000' }, 1000, 950, true],
    [{ maxheight: '2999' }, 600, 950, true],
    [{ maxheight: '3000' }, 600, 1400, false],
  ])('the limits %j give a frame of %i × %i', async (limits, width, height, isInSteps) => {
    const response = await responseFor('/embed?theme=dark', limits);
    expect([response.width, response.height]).toEqual([width, height]);
    const frame = frameIn(response.html.replace(LINK_BEFORE_FRAME, ''));
    expect([frame.style, frame.height]).toEqual([`max-width:${width}px`, String(height)]);
    expect(new URL(frame.src ?? '').searchParams.get('steps')).toBe(isInSteps ? 'true' : null);
  });

  test.each(['0', '-1', '1.5', '600px', 'wide', '1e3', '9999999', ' '])(
    'maxwidth=%s is rejected',
    async (size) => {
      for (const name of ['maxwidth', 'maxheight']) {
        const { status, json } = await get({ url: `${ORIGIN}/`, [name]: size });
        expect([status, json.code]).toEqual([400, 'invalid']);
      }
    },
  );
});

test('XML has the same values, escaped', async () => {
  const url = `${ORIGIN}/embed?theme=dark&partner=%3Cb%3E%26`;
  const { status, headers, text } = await get({ url, format: 'xml' });
  expect([status, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0</);
  const values: Record<string, string> = {};
  let name = '';
  const parser = new Parser(
    {
      onopentag: (opened) => {
        name = opened;
      },
      ontext: (part) => {
        if (name !== 'oembed') values[name] = (values[name] ?? '') + part;
      },
      onclosetag: () => {
        name = 'oembed';
      },
    },
    { xmlMode: true },
  );
  parser.end(text.replace(/^.*\n/, '').trim());
  const json = await responseFor('/embed?theme=dark&partner=%3Cb%3E%26');
  expect(values).toEqual(
    Object.fromEntries(Object.entries(json).map(([key, value]) => [key, String(value)])),
  );
});

test.each([
  'https://other.example/embed',
  'http://whenabouts.example/embed',
  'https://whenabouts.example:8443/embed',
  'https://whenabouts.example@evil.example/embed',
  'https://whenabouts.example.evil.example/',
  `${ORIGIN}/blog`,
  `${ORIGIN}/admin/partners`,
  `${ORIGIN}/embed/gallery`,
  `${ORIGIN}//evil.example/`,
  '/embed',
  'javascript:alert(1)',
  'not a URL',
])('a request for the oEmbed data of %s gets 404', async (url) => {
  const { status, json } = await get({ url });
  expect([status, json.code]).toEqual([404, 'not_found']);
});

test.each(['yaml', 'JSON', 'xml2', 'html'])('a request for the format %s gets 501', async (format) => {
  const { status, json } = await get({ url: `${ORIGIN}/`, format });
  expect([status, json.code]).toEqual([501, 'not_implemented']);
});

test('a request without a URL gets 400', async () => {
  expect((await app.client().get('/oembed')).status).toBe(400);
});

test('pages of any site may read oEmbed data without a session, and caches may store it', async () => {
  const { client } = await registerMember(app.client());
  const path = `/oembed?url=${ORIGIN}/`;
  const foreign = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };
  const [mine, anyones] = [await client.get(path, { headers: foreign }), await app.client().get(path)];
  expect(mine.status).toBe(200);
  expect(mine.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  });
  expect(mine.headers).not.toHaveProperty('access-control-allow-credentials');
  expect([mine.cookies, mine.text]).toEqual([[], anyones.text]);
  const again = await client.get(path, { headers: { 'if-none-match': String(mine.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('oEmbed requests are limited per IP address, with a separate counter', async () => {
  const strict = await startAppForTest({ env: { PUBLIC_URL: ORIGIN, OEMBED_REQUESTS_PER_ADDRESS: '2' } });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) statuses.push((await strict.client().get(`/oembed?url=${ORIGIN}/`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await strict.client().get(`/oembed?url=${ORIGIN}/`, { localAddress: '127.0.0.9' })).status).toBe(
    200,
  );
});
