import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { type Endpoint, endpoints } from '../../../contract/index.ts';
import { HttpError } from '../http-error.ts';
import { matchMethods } from '../router.ts';

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

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** Browsers repeat the preflight after a day. */
const PREFLIGHT_MAX_AGE_S = 86_400;

/**
 * Handles requests to endpoints that pages of any site may call (CORS). Runs before the session and before the check of
 * the origin, so such requests never have a session.
 */
export function crossOrigin(routes: readonly Middleware[]): Middleware {
  const all = Object.values<Endpoint>(endpoints);
  const openMethods = matchMethods(all.filter((endpoint) => endpoint.crossOrigin));
  const handle = compose([...routes]);
  return (ctx, next) => {
    const methods = openMethods(ctx.path);
    if (methods.size === 0) return next();
    ctx.set('Access-Control-Allow-Origin', '*');
    if (ctx.method !== 'OPTIONS') return handle(ctx, async () => {});
    ctx.status = 204;
    ctx.set({
      'Access-Control-Allow-Methods': METHODS.filter((method) => methods.has(method)).join(', '),
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
    });
  };
}
