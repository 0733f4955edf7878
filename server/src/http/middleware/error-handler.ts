import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { type HttpError, toHttpError } from '../http-error.ts';
import { httpErrorPage } from '../http-error-page.ts';
import { isApi } from '../paths.ts';

/** Turns thrown errors into error responses. Causes are logged, never sent. */
export function handleErrors(log: Logger, isUnavailable: (error: unknown) => boolean): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const details = { err: error, request: ctx.state.requestId };
      const httpError = toHttpError(error, isUnavailable);
      if (isUnavailable(error)) log.warn(details, 'database unavailable');
      else if (httpError.code === 'internal') log.error(details, 'request failed');
      sendError(ctx, httpError);
    }
  };
}

/** Sends JSON to callers of the API and a page to visitors. */
function sendError(ctx: Context, httpError: HttpError): void {
  ctx.status = httpError.status;
  ctx.set(httpError.headers);
  if (isApi(ctx.path)) ctx.body = httpError.body;
  else {
    ctx.type = 'html';
    ctx.body = httpErrorPage(httpError);
  }
}
