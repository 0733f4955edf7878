import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the IP address for rate limits. Each trusted proxy appends the address that it saw to X-Forwarded-For, so only
 * the last `trustedProxies` entries can be trusted. An IPv6 address is reduced to its /64 network, because one customer
 * has all addresses of it.
 */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const remote = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return networkOf(remote);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const chain = [...forwarded, remote];
  const entry = withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? remote);
  // A client that bypasses the proxies can send any text, also some that the database cannot store.
  return networkOf(isIP(entry) ? entry : remote);
}

/** Removes the port that some proxies append. */
const withoutPort = (entry: string): string => entry.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2');

function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  // The URL parser normalizes the notation.
  const [head = '', tail = ''] = new URL(`http://[${plain.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
