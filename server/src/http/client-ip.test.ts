import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientIp, siteNetwork } from './client-ip.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  [0, '10.0.0.1', undefined, '10.0.0.1'],
  [0, '10.0.0.1', '6.6.6.6', '10.0.0.1'],
  [0, '::ffff:c000:24e', undefined, '192.0.2.78'],
  [0, '::ffff:0:192.0.2.78', undefined, '192.0.2.78'],
  [0, '64:ff9b::192.0.2.78', undefined, '192.0.2.78'],
  [0, '64:FF9B:1:fffe::c633:6409', undefined, '198.51.100.9'],
  [0, '64:ff9b::1:c000:24e', undefined, '64:ff9b:0:0::/64'],
  [1, '10.0.0.1', '[64:ff9b::c000:24e]:443', '192.0.2.78'],
  [0, '::ffff:10.0.0.1', undefined, '10.0.0.1'],
  [1, '10.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  [2, '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  [3, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  [1, '10.0.0.1', ' , ,', '10.0.0.1'],
  [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  [0, '2001:db8:1:2::1', undefined, '2001:db8:1:2::/64'],
  [0, '2001:DB8:1:2:0:0:0:9', undefined, '2001:db8:1:2::/64'],
  [0, '2001:db8::1', undefined, '2001:db8:0:0::/64'],
  [0, '::1', undefined, '0:0:0:0::/64'],
  [0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  [1, '10.0.0.1', '2001:db8:1:2:9:9:9:9', '2001:db8:1:2::/64'],
  [1, '10.0.0.1', '203.0.113.7:5678', '203.0.113.7'],
  [1, '10.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  [1, '10.0.0.1', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  [1, '10.0.0.1', 'unknown', '10.0.0.1'],
  [1, '10.0.0.1', 'ñ', '10.0.0.1'],
  [1, '10.0.0.1', '203.0.113.7.7', '10.0.0.1'],
  [1, '10.0.0.1', '[::', '10.0.0.1'],
  [1, '10.0.0.1', '1'.repeat(300), '10.0.0.1'],
])(
  'behind %i proxies, a connection from %s that forwards %s is from %s',
  (proxies, remote, forwarded, expected) => {
    expect(clientIp(from(remote, forwarded), proxies)).toBe(expected);
  },
);

test('the site of an IPv6 network is its /48; an IPv4 address has none', () => {
  expect(siteNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(siteNetwork('2001:db8:0:0::/64')).toBe('2001:db8:0::/48');
  expect(siteNetwork('203.0.113.7')).toBeUndefined();
});
