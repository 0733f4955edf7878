import Router from '@koa/router';
import type { Middleware } from 'koa';
import { adminRoles, type Endpoint, type Endpoints, endpoints, rateLimits } from '../../contract/index.ts';
import { HttpError } from './http-error.ts';
import { allowAnyOrigin, preflight } from './middleware/cross-origin.ts';
import { isApi } from './paths.ts';
import { type Handler, type RouteOptions, route } from './route.ts';

export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> };

const ACCESS: readonly string[] = ['anyone', 'member', 'account', ...adminRoles];

interface RouterOptions extends RouteOptions {
  readonly findSession: (endpoint: Endpoint) => Middleware;
  readonly rejectCrossOriginChanges: Middleware;
}

/**
 * Returns middleware for all endpoints. Throws, so that the server does not start, if an endpoint has no handler, no
 * access policy or no rate limit.
 */
export function apiRoutes(
  handlers: Handlers,
  options: RouterOptions,
  definitions: Readonly<Record<string, Endpoint>> = endpoints,
): Middleware[] {
  const router: Router = new Router({ strict: true, sensitive: true });
  const handlersByName = new Map<string, unknown>(Object.entries(handlers));
  for (const [name, endpoint] of Object.entries(definitions)) {
    const handler = handlersByName.get(name);
    assertPolicy(name, endpoint);
    assertHandler(name, handler);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const checks = endpoint.crossOrigin
      ? [allowAnyOrigin]
      : [options.findSession(endpoint), options.rejectCrossOriginChanges];
    router.register(
      path,
      [endpoint.method],
      [nameEndpoint(name), ...checks, route(endpoint, handler, options)],
    );
    if (endpoint.crossOrigin) router.register(path, ['OPTIONS'], preflight(endpoint.method));
  }
  return [router.routes() as Middleware, methodNotAllowed(router), notFound];
}

function nameEndpoint(name: string): Middleware {
  return (ctx, next) => {
    ctx.state.endpoint = name;
    return next();
  };
}

function assertHandler(name: string, handler: unknown): asserts handler is Handler<Endpoint> {
  if (typeof handler !== 'function') throw new Error(`${name}: no handler`);
}

function assertPolicy(name: string, endpoint: Endpoint): void {
  if (!ACCESS.includes(endpoint.access)) throw new Error(`${name}: no access policy`);
  // Undefined only if a definition bypasses the types.
  const limits: Endpoint['rateLimits'] | undefined = endpoint.rateLimits;
  const hasRateLimit =
    limits !== undefined &&
    (limits === 'none' || (limits.length > 0 && limits.every((limitName) => limitName in rateLimits)));
  if (!hasRateLimit) throw new Error(`${name}: no rate limit`);
}

/** Rejects other methods at known paths. The router's `allowedMethods` would respond to all OPTIONS requests with 200. */
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
