/** Parses an absolute URL; returns null if it is invalid. Not `URL.parse`, which Safari has only since version 18. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Host names under which a site can be reached only from this machine. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns false for an http URL of another machine: data sent to it could be intercepted. Otherwise returns true. */
export function isHttpsOrLoopback(text: string): boolean {
  const url = parseUrl(text);
  return url?.protocol !== 'http:' || LOOPBACK_HOSTS.includes(url.hostname);
}
