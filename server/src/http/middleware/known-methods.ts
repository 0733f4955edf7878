import type { Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Rejects TRACE, CONNECT and unknown methods, at every path. */
export const rejectUnknownMethods: Middleware = (ctx, next) => {
  if (!KNOWN.has(ctx.method)) throw new HttpError('method_not_allowed', { allow: ['GET', 'HEAD'] });
  return next();
};
