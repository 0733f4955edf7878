import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { imageLimits } from '../../contract/index.ts';
import { type FetchNetwork, fetchImage, isPublicAddress } from './fetch-image.ts';

const { signal } = new AbortController();

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'http://2130706433/a.png', 'http://0x7f.1/a.png'],
  ...['http://localhost/a.png', 'file:///etc/passwd', 'http://8.8.8.8:22/', 'http://user:pass@8.8.8.8/'],
])('%s is not fetched', async (url) => {
  await expect(fetchImage(url, signal)).rejects.toThrow(/internal network|not fetched/);
});

/** Starts a site at a name that only the returned network resolves, and to which it may connect. */
async function siteWith(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const resolved: string[] = [];
  const network: FetchNetwork = {
    resolve: async (host) => {
      resolved.push(host);
      return [{ address: host === 'inside.test' ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    },
    isPublic: (address) => address === '127.0.0.1',
    ports: [String(port)],
  };
  return { url: `http://blog.test:${port}/sea.png`, network, port, resolved };
}

test('an image is fetched from the IP address that was checked, and through redirects that are checked again', async () => {
  const { url, network, resolved } = await siteWith(({ url: path, headers }, response) => {
    if (path === '/sea.png') response.writeHead(302, { location: '/moved.png' }).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(`for ${headers.host?.split(':')[0]}`);
  });
  expect(String(await fetchImage(url, signal, network))).toBe('for blog.test');
  expect(resolved).toEqual(['blog.test', 'blog.test']);
});

test('a host with a public and an internal IP address is not fetched', async () => {
  const { url, network } = await siteWith((_, response) => response.end());
  const resolve = async () => ['127.0.0.1', '10.0.0.1'].map((address) => ({ address, family: 4 }));
  await expect(fetchImage(url, signal, { ...network, resolve })).rejects.toThrow('internal network');
});

test.each<[string, RequestListener, RegExp]>([
  [
    'a redirect to an internal network',
    ({ headers }, response) => {
      const [, port] = headers.host?.split(':') ?? [];
      response.writeHead(302, { location: `http://inside.test:${port}/` }).end();
    },
    /internal network/,
  ],
  [
    'a redirect to itself',
    (_, response) => response.writeHead(302, { location: '/sea.png' }).end(),
    /too many/,
  ],
  [
    'a redirect to a file',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    /not fetched/,
  ],
  [
    'a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'),
    /no image, but text/,
  ],
  ['an error', (_, response) => response.writeHead(500).end(), /status 500/],
  [
    'a file that is too large',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.alloc(imageLimits.bytes + 1));
    },
    /more than 5 MB/,
  ],
])('%s is not an image', async (_, listener, reason) => {
  const { url, network } = await siteWith(listener);
  await expect(fetchImage(url, signal, network)).rejects.toThrow(reason);
});

test('a site that sends nothing is given up', async () => {
  const { url, network } = await siteWith(() => {});
  await expect(fetchImage(url, AbortSignal.timeout(50), network)).rejects.toThrow('it took too long');
});
