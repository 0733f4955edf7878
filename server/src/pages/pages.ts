import type { Middleware } from 'koa';
import { assertGet } from '../http/assert-get.ts';
import { isApi } from '../http/paths.ts';
import { generatedFiles } from './generated-files.ts';
import { type HtmlOptions, htmlPages } from './html-pages.ts';
import type { Pages } from './renderer.ts';
import { staticFiles } from './static-files.ts';

/** Serves generated files, files of the build and rendered pages: everything but the API. */
export function servePages(pages: Pages, options: HtmlOptions): Middleware {
  const files = pages.middleware ?? staticFiles(pages.staticDir);
  const generated = generatedFiles(options.data, options.origin, pages.renderer.changed);
  const html = htmlPages(pages, options);
  return async (ctx, next) => {
    if (isApi(ctx.path)) return next();
    assertGet(ctx);
    return generated(ctx, () => files(ctx, () => html(ctx, async () => {})));
  };
}
