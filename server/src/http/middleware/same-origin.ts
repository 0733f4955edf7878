import type { Middleware } from 'koa';
import { Failure } from '../http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Refuses what a browser sends on behalf of another site. Browsers say where a request comes from;
 * programs that say nothing carry no one's cookies by accident.
 */
export function sameOriginOnly(publicUrl: string | undefined): Middleware {
  return (ctx, next) => {
    if (
      !SAFE.has(ctx.method) &&
      !isOwn(ctx.get('Sec-Fetch-Site'), ctx.get('Origin'), ctx.get('Host'), publicUrl)
    ) {
      throw new Failure('cross_origin');
    }
    return next();
  };
}

function isOwn(site: string, origin: string, host: string, publicUrl: string | undefined): boolean {
  if (site !== '') return site === 'same-origin' || site === 'none';
  if (origin === '') return true;
  if (publicUrl) return origin === publicUrl;
  // Without a configured address, the visitor is on this machine and may call it by any of its names.
  return LOOPBACK.test(host) && origin === `http://${host}`;
}
