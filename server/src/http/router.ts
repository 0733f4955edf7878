import Router from '@koa/router';
import type { Middleware } from 'koa';
import { type Endpoint, type Endpoints, endpoints } from '../../contract/index.ts';
import { Failure } from './http-error.ts';
import { isApi } from './paths.ts';
import { type Handler, type RouteOptions, route } from './route.ts';

export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> };

const ACCESS: readonly string[] = ['anyone', 'member', 'admin', 'account'];

/**
 * The contract's rows with their handlers. A row without a handler, or one that does not say who may
 * call it and how often, stops the server from starting.
 */
export function apiRoutes(
  handlers: Handlers,
  options: RouteOptions,
  table: Readonly<Record<string, Endpoint>> = endpoints,
): Middleware[] {
  const router: Router = new Router({ strict: true, sensitive: true });
  const exact = new Map<string, Map<string, Middleware>>();
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = (handlers as Readonly<Record<string, Handler<Endpoint> | undefined>>)[name];
    requirePolicy(name, endpoint, handler, options);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const answer = named(name, route(endpoint, handler as Handler<Endpoint>, options));
    router.register(path, [endpoint.method], answer);
    if (path === endpoint.path) {
      exact.set(path, (exact.get(path) ?? new Map<string, Middleware>()).set(endpoint.method, answer));
    }
  }
  return [shortCut(exact), router.routes() as Middleware, otherMethods(router), nothingElse];
}

/** Says which row it is that answers, for those who count. */
function named(name: string, answer: Middleware): Middleware {
  return (ctx, next) => {
    ctx.state.endpoint = name;
    return answer(ctx, next);
  };
}

function requirePolicy(
  name: string,
  endpoint: Endpoint,
  handler: unknown,
  { throttles }: RouteOptions,
): void {
  if (typeof handler !== 'function') throw new Error(`${name}: no handler`);
  if (!ACCESS.includes(endpoint.access)) throw new Error(`${name}: no access policy`);
  if (endpoint.rateLimit !== 'none' && !throttles[endpoint.rateLimit])
    throw new Error(`${name}: no rate limit`);
}

/** The router tries every path in turn; most calls are for a path without an id, and need no search. */
function shortCut(exact: ReadonlyMap<string, ReadonlyMap<string, Middleware>>): Middleware {
  return (ctx, next) => {
    const answer = exact.get(ctx.path)?.get(ctx.method);
    return answer ? answer(ctx, next) : next();
  };
}

/** A path that exists, called by a method that it has not. */
function otherMethods(router: Router): Middleware {
  return (ctx, next) => {
    const matched = router.match(ctx.path, ctx.method).path;
    if (matched.length === 0) return next();
    throw new Failure('method_not_allowed', {
      allow: [...new Set(matched.flatMap(({ methods }) => methods))],
    });
  };
}

const nothingElse: Middleware = (ctx, next) => {
  if (isApi(ctx.path)) throw new Failure('not_found');
  return next();
};
