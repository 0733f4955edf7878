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
      const httpError = toHttpError(error, isUnavailable);
      if (httpError.status === 500) log.error({ err: error, request: ctx.state.requestId }, 'request failed');
      else if (httpError !== error)
        log.warn({ err: error, request: ctx.state.requestId }, 'database unavailable');
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
