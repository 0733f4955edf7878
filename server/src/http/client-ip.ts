import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The address to count a client by. Each trusted proxy adds the address it saw at the right end of
 * X-Forwarded-For, so only that many entries, from the right, are true. One IPv6 customer has a
 * whole /64 to call from.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const seen = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return network(seen);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const chain = [...forwarded, seen];
  const entry = withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? seen);
  // Other text is from a client that no proxy stood before, and the database cannot hold just any.
  return network(isIP(entry) ? entry : seen);
}

/** Some proxies add the client's port. */
const withoutPort = (entry: string): string => entry.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2');

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  // The URL parser writes every spelling of an address in one way.
  const [head = '', tail = ''] = new URL(`http://[${plain.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
