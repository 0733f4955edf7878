import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { asFailure, type Failure } from '../http-error.ts';
import { failurePage } from '../http-error-page.ts';
import { isApi } from '../paths.ts';

/** Turns everything thrown into an answer that tells the caller a code, and only the log the cause. */
export function handleErrors(log: Logger, isAway: (error: unknown) => boolean): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const failure = asFailure(error, isAway);
      if (failure.status === 500) log.error({ err: error, request: ctx.state.requestId }, 'request failed');
      else if (failure !== error)
        log.warn({ err: error, request: ctx.state.requestId }, 'database unavailable');
      answerFailure(ctx, failure);
    }
  };
}

/** Tells the API's callers a code, and visitors of pages a sentence. */
function answerFailure(ctx: Context, failure: Failure): void {
  ctx.status = failure.status;
  ctx.set(failure.headers);
  if (isApi(ctx.path)) ctx.body = failure.body;
  else {
    ctx.type = 'html';
    ctx.body = failurePage(failure);
  }
}
