import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, TestRequest } from '../../test/client.ts';
import { confirmedMember } from '../../test/factories.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';
import { inTransaction } from '../database/database.ts';
import { storeImage } from './upload-image.ts';

let app: TestApp;
let owner: Client;
/** 1,000 pixels wide, and so at 320, 640 and 960 as well. */
let id: string;

const upload = async (changes: Record<string, unknown>) =>
  (await owner.post('/api/images', { fileName: 'sea.png', ...changes })).json.id as string;

beforeAll(async () => {
  app = await startApp();
  owner = (await confirmedMember(app)).client;
  id = await upload({ data: await base64(plain(1000, 20).jpeg()) });
});
afterAll(() => app.close());

const get = (path: string, options?: TestRequest) => app.client().get(`/api/images/${path}`, options);
/** The width in the header of a WebP file without transparency. */
const widthOf = (bytes: Buffer): number => bytes.readUInt16LE(26) & 0x3fff;

test('an image has security headers, and is cacheable permanently', async () => {
  const { status, headers, cookies, bytes } = await get(id);
  expect([status, cookies]).toEqual([200, []]);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': "inline; filename*=UTF-8''sea.jpg",
  });
  expect(headers).not.toHaveProperty('vary');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('an image that is not a JPEG is converted for link previews', async () => {
  const transparent = {
    width: 700,
    height: 20,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const;
  const webp = await upload({ data: await base64(sharp({ create: transparent }).png()) });
  const [whole, jpeg] = [await get(webp), await get(`${webp}?format=jpeg`)];
  expect(whole.headers['content-type']).toBe('image/webp');
  expect(jpeg.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': "inline; filename*=UTF-8''sea.jpg",
  });
  expect(jpeg.headers.etag).not.toBe(whole.headers.etag);
  const { channels } = await sharp(jpeg.bytes).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 700, height: 20 });
});

test('an image that is a JPEG is served unchanged to link previews', async () => {
  expect((await get(`${id}?format=jpeg`)).bytes).toEqual((await get(id)).bytes);
});

test('a request with the ETag of an image gets 304', async () => {
  const first = await get(`${id}?w=320`);
  const again = await get(`${id}?w=320`, { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const other = await get(`${id}?w=640`, { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect(other.status).toBe(200);
});

test('HEAD returns the same headers without the image', async () => {
  const [got, head] = [await get(id), await get(id, { method: 'HEAD' })];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  const same = ['content-type', 'content-length', 'etag', 'cache-control', 'content-disposition'];
  for (const name of same) expect(head.headers[name]).toBe(got.headers[name]);
});

test.each([
  ['1', 320],
  ['320', 320],
  ['321', 640],
  ['640', 640],
  ['900', 960],
])('?w=%s returns the image with a width of %i pixels', async (w, width) => {
  const { headers, bytes } = await get(`${id}?w=${w}`);
  expect([headers['content-type'], widthOf(bytes)]).toEqual(['image/webp', width]);
  expect(headers['content-disposition']).toBe("inline; filename*=UTF-8''sea.webp");
});

test.each([
  '961',
  '1000',
  '8000',
  '0',
  '-1',
  '320.5',
  '8001',
  '1e3',
  'wide',
  '',
  '320&w=640&w',
  '99999999999',
])('?w=%s returns the whole image, or the first valid width', async (w) => {
  const whole = w.startsWith('320&') ? 'image/webp' : 'image/jpeg';
  expect((await get(`${id}?w=${w}`)).headers['content-type']).toBe(whole);
});

test.each(['A'.repeat(22), 'x', '1', '..%2f..%2fetc%2fpasswd', '%00', "'%20OR%201=1--", 'a.jpg'])(
  'the id %s gets 404',
  async (path) => {
    const { status, json, headers } = await get(path);
    expect([status, json.code, headers['cache-control']]).toEqual([404, 'not_found', 'no-store']);
  },
);

test('an id in other digits gets 404', async () => {
  const other = [...id].map((char) =>
    char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase(),
  );
  expect((await get(other.join(''))).status).toBe(404);
});

describe('the file name under which a browser saves an image', () => {
  test.each([
    ['wave.jpeg', 'wave.webp'],
    ['wave', 'wave.webp'],
    ['Möwe & "Meer" 100%.png', 'M%C3%B6we%20%26%20%22Meer%22%20100%25.webp'],
    ["it's (1)*!.gif", 'it%27s%20%281%29%2A%21.webp'],
    ['x.png; filename=evil.exe', 'x.png%3B%20filename%3Devil.webp'],
    ['../../etc/passwd', 'passwd.webp'],
    ['C:\\fakepath\\sea.png', 'sea.webp'],
    ['page.html', 'page.webp'],
    ['.png', 'image.webp'],
    ['海.png', '%E6%B5%B7.webp'],
  ])('for %j is %s', async (fileName, saved) => {
    const id = await upload({ data: await base64(plain(3, 3).png()), fileName });
    const { headers } = await get(id);
    expect(headers['content-disposition']).toBe(`inline; filename*=UTF-8''${saved}`);
    await owner.delete(`/api/images/${id}`);
  });
});

if (runsFaultTests) {
  test('500 clients that request a large image and do not read it cost little memory', async () => {
    const length = 4 * 2 ** 20;
    const file = { width: 2400, fileType: 'image/jpeg', data: randomBytes(length) } as const;
    const image = { width: 2400, height: 2400, fileType: 'image/jpeg', files: [file] };
    const about = { accountId: null, fileName: 'large.jpg', description: null, altText: null };
    const { id: large } = await inTransaction(app.database, (em) =>
      storeImage(em, { ...about, image, now: Date.now() }),
    );
    expect((await get(large)).bytes).toHaveLength(length);
    const { hostname, port } = new URL(app.url);
    const before = process.memoryUsage();
    const clients: Socket[] = [];
    for (let n = 0; n < 500; n++) {
      const socket = connect(Number(port), hostname);
      socket.pause();
      await once(socket, 'connect');
      socket.write(`GET /api/images/${large} HTTP/1.1\r\nHost: x\r\n\r\n`);
      clients.push(socket);
    }
    // Answered, as far as it can be: the next one is served behind all of them.
    expect((await get(large)).bytes).toHaveLength(length);
    const after = process.memoryUsage();
    for (const socket of clients) socket.destroy();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(50 * 2 ** 20);
    expect(after.rss - before.rss).toBeLessThan(150 * 2 ** 20);
  });
}
