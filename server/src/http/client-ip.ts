import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the client's IP address for rate limits and the audit log; an IPv6 address as its /64 network, because one
 * customer usually controls a whole /64. Each trusted proxy appends the address that it saw to X-Forwarded-For, so only
 * the last `trustedProxies` entries can be trusted.
 */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const remote = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return addressOrNetwork(remote);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const chain = [...forwarded, remote];
  const client = withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? remote);
  // A client that bypasses the proxies can send any text, including text that the database cannot store.
  return addressOrNetwork(isIP(client) ? client : remote);
}

/** Removes the port that some proxies append. */
const withoutPort = (entry: string): string => entry.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2');

/** Returns an IPv4 address unchanged, even if it is written as IPv6, and the /64 network of an IPv6 address. */
function addressOrNetwork(ip: string): string {
  const unmapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(unmapped)) return unmapped;
  const [withoutZone] = unmapped.split('%', 1);
  // The URL parser normalizes the notation.
  const normalized = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [start = [], end = []] = normalized.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}
