import type { Middleware } from 'koa';
import { DAY_S } from '../../durations.ts';
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

/** Browsers repeat the preflight after a day. */

/** Lets pages of any site read the response (CORS). Such endpoints have no session. */
export const allowAnyOrigin: Middleware = (ctx, next) => {
  ctx.set('Access-Control-Allow-Origin', '*');
  return next();
};

/** Responds to the preflight of an endpoint that pages of any site may call. */
export function preflight(method: string): Middleware {
  return (ctx) => {
    ctx.status = 204;
    ctx.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': String(DAY_S),
    });
  };
}
