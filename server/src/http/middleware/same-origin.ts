import type { Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Matches the `Host` header of a request on this machine. */
export const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Rejects requests that change data if a browser sends them from a page of another site (CSRF). Programs that send neither
 * `Sec-Fetch-Site` nor `Origin` are accepted: they do not add a user's cookies by themselves.
 */
export function rejectCrossOriginChanges(publicUrl: string | undefined): Middleware {
  return (ctx, next) => {
    if (
      !SAFE.has(ctx.method) &&
      !isSameOrigin(ctx.get('Sec-Fetch-Site'), ctx.get('Origin'), ctx.get('Host'), publicUrl)
    ) {
      throw new HttpError('cross_origin');
    }
    return next();
  };
}

function isSameOrigin(site: string, origin: string, host: string, publicUrl: string | undefined): boolean {
  if (site !== '') return site === 'same-origin' || site === 'none';
  if (origin === '') return true;
  if (publicUrl) return origin === publicUrl;
  // Without PUBLIC_URL, the only visitors are on this machine, under any of its loopback names.
  return LOOPBACK.test(host) && origin === `http://${host}`;
}
