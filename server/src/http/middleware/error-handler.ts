import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { escapeMarkup } from '../../../contract/escape-markup.ts';
import { type HttpError, toHttpError } from '../http-error.ts';
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
  // Of a handler that failed after it had named a file.
  ctx.remove('Content-Disposition');
  if (isApi(ctx.path)) ctx.body = httpError.body;
  else {
    ctx.type = 'html';
    ctx.body = httpErrorPage(httpError);
  }
}

/**
 * Returns the page for an HTTP error outside the API, when the site's own error page cannot be rendered or the server is
 * overloaded: no scripts, no styles, no details.
 */
export function httpErrorPage({ status, message }: HttpError): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${status} · Whenabouts</title>
</head>
<body>
<main>
<h1>${escapeMarkup(message)}</h1>
<p>Error ${status}. <a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;
}
