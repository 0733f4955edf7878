import { isIPv4 } from 'node:net';

/** Returns the host of the site as RFC 5321 writes it in the greeting EHLO; undefined for a name without a dot. */
export function greetingName(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  if (isIPv4(hostname)) return `[${hostname}]`;
  return hostname.includes('.') ? hostname : undefined;
}

/** Returns the host name of the site for email addresses; `localhost` for an IP address. */
export function mailDomain(origin: string): string {
  const { hostname } = new URL(origin);
  return /^\[|^[\d.]+$/.test(hostname) ? 'localhost' : hostname;
}
