import './theme/fonts.css';
import './theme/global.css.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import { headLinks } from './app/assets.ts';
import { Document } from './app/document.tsx';
import { pageDataTag } from './app/page-data.ts';
import { type ReadPublic, readFor } from './app/page-reads.ts';
import { type PageHandle, routes } from './app/routes.tsx';
import { sandboxNoticeScript } from './app/save/sandbox-notice.tsx';
import { lastModified } from './app/sitemap/last-modified.ts';
import { structuredDataTag } from './app/structured-data.ts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './router.ts';
import { colorModeScript } from './theme/color-mode.ts';

/** Inline scripts of the pages; the security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [colorModeScript, sandboxNoticeScript];

export { lastModified as changed };

export interface PageRequest {
  /** Absolute. */
  url: string;
  /** True if the request has a session cookie. It is not validated here. */
  hasSession: boolean;
  /** Reads public endpoints of the API. */
  read: ReadPublic;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Redirect target. */
  location?: string;
  noindex: boolean;
  /** True if the page is the same for everyone until the data that it has read changes. */
  cacheable: boolean;
  /** True if the URL may contain a secret. */
  confidential: boolean;
}

const handler = createStaticHandler(routes);

/** Renders a page without any member's data, which the browser fetches later. */
export async function render({ url, hasSession, read }: PageRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return redirect(context.status, context.headers.get('location') ?? '/');
  }
  const { params = {}, route } = context.matches.at(-1) ?? {};
  const handle = route?.handle as PageHandle | undefined;
  const reads = await readFor(handle?.module, { read, params, url: new URL(url) });
  if (reads.location !== undefined) return redirect(301, reads.location);
  const data = { origin: new URL(url).origin, answers: reads.answers };
  const { prelude } = await prerenderToNodeStream(
    <Document hasSession={hasSession} data={data}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  const head = [
    headLinks(handle?.module),
    structuredDataTag(handle?.module, params.slug ?? handle?.slug ?? '', data),
    pageDataTag(data),
  ];
  const html = (await readAll(prelude)).replace('</head>', () => `${head.join('')}</head>`);
  const status = reads.status ?? handle?.status ?? context.statusCode;
  const confidential = handle?.confidential ?? false;
  return {
    status,
    html,
    noindex: handle?.noindex ?? status !== 200,
    cacheable: status === 200 && !confidential,
    confidential,
  };
}

function redirect(status: number, location: string): RenderedPage {
  return { status, html: '', location, noindex: true, cacheable: false, confidential: false };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}
