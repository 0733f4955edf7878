import { hash } from 'node:crypto';

interface Policy {
  readonly inlineScripts: readonly string[];
  readonly trustedTypes: readonly string[];
  /** True if the page shows the widget in a frame. */
  readonly framesWidget?: true;
  /** Sites that may show the page in a frame; by default none. */
  readonly framedBy?: '*';
}

/** Returns the source expression that allows an inline script by its hash. */
export const sourceHash = (source: string): string => `'sha256-${hash('sha256', source, 'base64')}'`;

/** Returns the Content-Security-Policy of a page. Inline scripts are allowed by hash only. */
export function contentSecurityPolicy({
  inlineScripts,
  trustedTypes,
  framesWidget,
  framedBy,
}: Policy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(sourceHash)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(framesWidget ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
  ].join('; ');
}
