import type { Middleware } from 'koa';
import { isApi } from '../paths.ts';

/** For everything that sets no policy of its own. Browsers fetch the site's icon for error pages and for JSON too. */
const DEFAULT_POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
const YEAR_S = 31_536_000;

/** Headers that every answer carries, whatever becomes of the request. */
export const headersOfAll = (https: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': DEFAULT_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` }),
});

export function secureHeaders({ https }: { readonly https: boolean }): Middleware {
  const headers = Object.entries(headersOfAll(https));
  return (ctx, next) => {
    // Past Koa, which would look at each name and value anew.
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    if (isApi(ctx.path)) ctx.res.setHeader('Cache-Control', 'no-store');
    return next();
  };
}
