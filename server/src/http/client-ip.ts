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
  if (!isIPv6(ip)) return ip;
  const groups = parseGroups(ip);
  if (embedsIpv4(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address. */
function parseGroups(ip: string): readonly number[] {
  const [withoutZone] = ip.split('%', 1);
  // The URL parser normalizes the notation.
  const normalized = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [start = [], end = []] = normalized.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

/**
 * Prefixes of 96 bits before an IPv4 address; null for any group. Proxies behind NAT64 or SIIT see all IPv4 visitors
 * under one of them.
 */
const IPV4_PREFIXES = [
  // IPv4-mapped (RFC 4291) and IPv4-translated (RFC 2765) addresses.
  [0, 0, 0, 0, 0, 0xffff],
  [0, 0, 0, 0, 0xffff, 0],
  // The well-known prefix (RFC 6052) and the one for local use (RFC 8215).
  [0x64, 0xff9b, 0, 0, 0, 0],
  [0x64, 0xff9b, 1, null, 0, 0],
] as const;

const embedsIpv4 = (groups: readonly number[]): boolean =>
  IPV4_PREFIXES.some((prefix) => prefix.every((group, n) => group === null || group === groups[n]));

/** Returns the /48 network, which one site usually controls, of a /64 network; undefined for an IPv4 address. */
export function siteNetwork(clientIp: string): string | undefined {
  const [, site] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(clientIp) ?? [];
  return site && `${site}:/48`;
}
