import type { Context } from 'koa';
import { HttpError } from './http-error.ts';

/** Throws `method_not_allowed` for methods other than GET and HEAD. */
export function assertGet({ method }: Context): void {
  if (method !== 'GET' && method !== 'HEAD') {
    throw new HttpError('method_not_allowed', { allow: ['GET', 'HEAD'] });
  }
}
