import type { Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

/** A path with an optional query, in the characters that a URL can have, and without a fragment. */
const ORIGIN_FORM = /^\/[\x21\x22\x24-\x7e]*$/;

/**
 * Rewrites the request target as a path with an optional query, before anything parses it: Koa's parser
 * throws for other targets. A target that names no path of an HTTP server becomes `/`, and `rejectInvalidTarget` rejects
 * the request once errors are handled.
 */
export const normalizeTarget: Middleware = ({ req, state }, next) => {
  const target = originForm(req.url ?? '');
  state.hasInvalidTarget = target === undefined;
  req.url = target ?? '/';
  return next();
};

/** Rejects requests whose target `normalizeTarget` could not rewrite. */
export const rejectInvalidTarget: Middleware = ({ state }, next) => {
  if (state.hasInvalidTarget) {
    throw new HttpError('malformed', { message: 'The request target is not valid.' });
  }
  return next();
};

/** Returns undefined for targets without a path, such as `*` and `http://[`. */
function originForm(target: string): string | undefined {
  if (ORIGIN_FORM.test(target)) return target;
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}
