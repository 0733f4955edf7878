import { LOOPBACK } from '../http/middleware/same-origin.ts';

/** The site as browsers and authenticators identify it. */
export interface RelyingParty {
  /** A host name. Passkeys work on this host only. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns the relying party for the configured origin. The `Host` header is used only between loopback names: without a
 * public URL, developers may reach the server under another port or name than the configured one.
 */
export function relyingParty(configuredOrigin: string, host: string): RelyingParty {
  const isLocal = LOOPBACK.test(new URL(configuredOrigin).host) && LOOPBACK.test(host);
  const origin = isLocal ? `http://${host}` : configuredOrigin;
  return { id: new URL(origin).hostname, origin };
}
