import Router from '@koa/router';
import type { Middleware } from 'koa';
import { type Endpoint, type Endpoints, endpoints, rateLimits } from '../../contract/index.ts';
import { HttpError } from './http-error.ts';
import { isApi } from './paths.ts';
import { type Handler, type RouteOptions, route } from './route.ts';

export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> };

const ACCESS: readonly string[] = ['anyone', 'member', 'admin', 'account'];

/**
 * Returns middleware for all endpoints. Throws, so that the server does not start, if an endpoint has no handler, no
 * access policy or no rate limit.
 */
export function apiRoutes(
  handlers: Handlers,
  options: RouteOptions,
  table: Readonly<Record<string, Endpoint>> = endpoints,
): Middleware[] {
  const router: Router = new Router({ strict: true, sensitive: true });
  const byPath = new Map<string, Map<string, Middleware>>();
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = (handlers as Readonly<Record<string, Handler<Endpoint> | undefined>>)[name];
    assertPolicy(name, endpoint, handler);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const middleware = withEndpointName(name, route(endpoint, handler as Handler<Endpoint>, options));
    router.register(path, [endpoint.method], middleware);
    if (path === endpoint.path) {
      byPath.set(path, (byPath.get(path) ?? new Map<string, Middleware>()).set(endpoint.method, middleware));
    }
  }
  return [exactPathsFirst(byPath), router.routes() as Middleware, methodNotAllowed(router), notFound];
}

/** Sets the name of the endpoint for the metrics. */
function withEndpointName(name: string, handle: Middleware): Middleware {
  return (ctx, next) => {
    ctx.state.endpoint = name;
    return handle(ctx, next);
  };
}

function assertPolicy(name: string, endpoint: Endpoint, handler: unknown): void {
  if (typeof handler !== 'function') throw new Error(`${name}: no handler`);
  if (!ACCESS.includes(endpoint.access)) throw new Error(`${name}: no access policy`);
  const limits: Endpoint['rateLimits'] | undefined = endpoint.rateLimits;
  const isLimited =
    limits && limits.length > 0 && (limits === 'none' || limits.every((row) => row in rateLimits));
  if (!isLimited) throw new Error(`${name}: no rate limit`);
}

/** Finds paths without parameters, which most requests have, in a map. The router would try all paths one by one. */
function exactPathsFirst(byPath: ReadonlyMap<string, ReadonlyMap<string, Middleware>>): Middleware {
  return (ctx, next) => {
    const handle = byPath.get(ctx.path)?.get(ctx.method);
    return handle ? handle(ctx, next) : next();
  };
}

/** Rejects other methods at known paths, OPTIONS included, to which the router's `allowedMethods` would respond with 200. */
function methodNotAllowed(router: Router): Middleware {
  return (ctx, next) => {
    const matched = router.match(ctx.path, ctx.method).path;
    if (matched.length === 0) return next();
    throw new HttpError('method_not_allowed', {
      allow: [...new Set(matched.flatMap(({ methods }) => methods))],
    });
  };
}

const notFound: Middleware = (ctx, next) => {
  if (isApi(ctx.path)) throw new HttpError('not_found');
  return next();
};
