import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { type Endpoint, endpoints } from '../../../contract/index.ts';
import { rowMatcher } from '../endpoint-matcher.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** Browsers ask again after a day. */
const PREFLIGHT_MAX_AGE_S = 86_400;

/**
 * Answers what pages of any site may call: before anything looks at a cookie, so that nobody's session
 * counts, and past the gate that keeps other sites out. Everything else goes on as if this were not here.
 */
export function fromAnySite(
  routes: readonly Middleware[],
  table: Readonly<Record<string, Endpoint>> = endpoints,
): Middleware {
  const openMethods = rowMatcher(Object.values(table).filter((row) => row.crossOrigin));
  const answer = compose([...routes]);
  return (ctx, next) => {
    const methods = openMethods(ctx.path);
    if (methods.size === 0) return next();
    ctx.set('Access-Control-Allow-Origin', '*');
    if (ctx.method !== 'OPTIONS') return answer(ctx, async () => {});
    ctx.status = 204;
    ctx.set({
      'Access-Control-Allow-Methods': METHODS.filter((method) => methods.has(method)).join(', '),
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
    });
  };
}
