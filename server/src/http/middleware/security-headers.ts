import type { Middleware } from 'koa';
import { YEAR_S } from '../../durations.ts';
import { isApi } from '../paths.ts';

/**
 * The Content-Security-Policy of responses that do not set their own. It allows images, because browsers request the
 * favicon even for error pages and JSON.
 */
const DEFAULT_POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
/** Part of the `Cache-Control` header of pages: a CDN must not rewrite them, because pages block the scripts that it adds. */
export const NO_TRANSFORM = 'no-transform';

/** Returns the headers of every response, also of those that no middleware has handled. */
export const commonHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': DEFAULT_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Passkeys work on our own pages only, not in frames of other sites.
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` }),
});

/** Sets the headers that every response has. Later middleware may replace them. */
export function securityHeaders({ https }: { readonly https: boolean }): Middleware {
  const headers = Object.entries(commonHeaders(https));
  return (ctx, next) => {
    // Koa's `set` would validate each name and value again.
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    ctx.res.setHeader('Cache-Control', isApi(ctx.path) ? 'no-store' : NO_TRANSFORM);
    return next();
  };
}
