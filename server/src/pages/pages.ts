import type { Middleware } from 'koa';
import { Failure } from '../http/http-error.ts';
import { madeFiles } from './generated-files.ts';
import { type HtmlOptions, htmlPages } from './html-pages.ts';
import type { PageRenderer } from './renderer.ts';
import { staticFiles } from './static-files.ts';

export interface Pages {
  readonly renderer: PageRenderer;
  /** The site's files for browsers. */
  readonly staticDir: string;
  /** While the site is being worked on: no policy, nothing kept, and no built files. */
  readonly development?: boolean;
  /** Asked before the pages; in development, the tools that serve the site's sources. */
  readonly middleware?: Middleware;
}

/** Everything outside the API: files first, then pages rendered for the first visit. */
export function servePages(pages: Pages, options: HtmlOptions): Middleware {
  const files = pages.middleware ?? staticFiles(pages.staticDir);
  const made = madeFiles(options.data, options.origin, pages.renderer.changed);
  const html = htmlPages(pages, options);
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new Failure('method_not_allowed', { allow: ['GET', 'HEAD'] });
    }
    await made(ctx, () => files(ctx, () => html(ctx, async () => {})));
  };
}
