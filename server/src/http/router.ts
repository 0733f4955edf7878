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
  definitions: Readonly<Record<string, Endpoint>> = endpoints,
): Middleware[] {
  const router: Router = new Router({ strict: true, sensitive: true });
  const handlersByName = new Map<string, unknown>(Object.entries(handlers));
  for (const [name, endpoint] of Object.entries(definitions)) {
    const handler = handlersByName.get(name);
    assertPolicy(name, endpoint);
    assertHandler(name, handler);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.register(path, [endpoint.method], withEndpointName(name, route(endpoint, handler, options)));
  }
  return [router.routes() as Middleware, methodNotAllowed(router), notFound];
}

/** Sets the name of the endpoint for the metrics. */
function withEndpointName(name: string, handle: Middleware): Middleware {
  return (ctx, next) => {
    ctx.state.endpoint = name;
    return handle(ctx, next);
  };
}

function assertHandler(name: string, handler: unknown): asserts handler is Handler<Endpoint> {
  if (typeof handler !== 'function') throw new Error(`${name}: no handler`);
}

function assertPolicy(name: string, endpoint: Endpoint): void {
  if (!ACCESS.includes(endpoint.access)) throw new Error(`${name}: no access policy`);
  const limits: Endpoint['rateLimits'] | undefined = endpoint.rateLimits;
  // Undefined only if a definition bypasses the types.
  const hasRateLimit =
    limits !== undefined &&
    (limits === 'none' || (limits.length > 0 && limits.every((limitName) => limitName in rateLimits)));
  if (!hasRateLimit) throw new Error(`${name}: no rate limit`);
}

/** Rejects other methods at known paths, including OPTIONS: the router's `allowedMethods` would respond to it with 200. */
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

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a function that finds the methods of the endpoints at a path; HEAD is included with GET. It runs for every
 * request, so all lookups are prepared here.
 */
export function matchMethods(endpoints: readonly Endpoint[]): (path: string) => ReadonlySet<string> {
  const byPath = new Map<string, Set<string>>();
  const byPrefix = new Map<string, Set<string>>();
  for (const { method, path } of endpoints) {
    const [prefix = '', rest] = path.split(/\{\w+\}/);
    if (rest) throw new Error(`${path}: a parameter must be the last part of the path`);
    const map = rest === undefined ? byPath : byPrefix;
    const methods = map.get(prefix) ?? new Set();
    map.set(prefix, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  for (const [path, methods] of byPath) {
    for (const method of byPrefix.get(prefixOf(path)) ?? []) methods.add(method);
  }
  return (path) => byPath.get(path) ?? byPrefix.get(prefixOf(path)) ?? NONE;
}

/** Returns a path without its last part. */
const prefixOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
