import type { Middleware } from 'koa';
import { isApi } from './paths.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const YEAR_S = 31_536_000;

/** Headers that every answer carries, whatever becomes of the request. */
export function secureHeaders({ https }: { readonly https: boolean }): Middleware {
  return (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    ctx.set('Content-Security-Policy', API_POLICY);
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (https) ctx.set('Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`);
    if (isApi(ctx.path)) ctx.set('Cache-Control', 'no-store');
    return next();
  };
}
