import type { Middleware } from 'koa';
import { Failure } from '../http-error.ts';

const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** TRACE, CONNECT and inventions are refused before anything looks at them. */
export const knownMethodsOnly: Middleware = (ctx, next) => {
  if (!KNOWN.has(ctx.method)) throw new Failure('method_not_allowed', { allow: ['GET', 'HEAD'] });
  return next();
};
