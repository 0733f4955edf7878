import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { type Endpoint, endpoints } from '../../../contract/index.ts';
import { matchMethods } from '../endpoint-matcher.ts';

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
