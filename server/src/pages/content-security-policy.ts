import { createHash } from 'node:crypto';

interface Policy {
  readonly inlineScripts: readonly string[];
  /** Names of the policies that may make HTML or script addresses out of text. */
  readonly trustedTypes: readonly string[];
  /** The page shows the embed in a frame, as it stands on other people's pages. */
  readonly framesOwn?: true;
  /** Whose pages may show it in a frame; nobody's, unless it is said. */
  readonly framedBy?: '*';
}

/** The content security policy of the site's pages. Inline scripts are allowed by their hash alone. */
export function pagePolicy({ inlineScripts, trustedTypes, framesOwn, framedBy }: Policy): string {
  const hashes = inlineScripts.map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(framesOwn ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
  ].join('; ');
}
