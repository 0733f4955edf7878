import './theme/fonts.css';
import './theme/global.css.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import { headLinks } from './app/assets.ts';
import { Document } from './app/document.tsx';
import { type PageHandle, routes } from './app/routes.tsx';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './router.ts';
import { colorModeScript } from './theme/color-mode.ts';

/** The scripts that stand in every page's HTML; the security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [colorModeScript];

export interface PageRequest {
  /** Absolute. */
  url: string;
  /** The request carries a session; whose, the page does not know. */
  hasSession: boolean;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where to go instead. */
  location?: string;
  noindex: boolean;
  /** The same for everyone and for a while. */
  cacheable: boolean;
  /** Its address may carry a secret. */
  confidential: boolean;
}

const handler = createStaticHandler(routes);

/** Renders a page as a visitor sees it: what belongs to a member is read by the browser. */
export async function render({ url, hasSession }: PageRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return {
      status: context.status,
      html: '',
      location,
      noindex: true,
      cacheable: false,
      confidential: false,
    };
  }
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined;
  const { prelude } = await prerenderToNodeStream(
    <Document hasSession={hasSession}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  const html = (await readAll(prelude)).replace('</head>', () => `${headLinks(handle?.module)}</head>`);
  const status = handle?.status ?? context.statusCode;
  const confidential = handle?.confidential ?? false;
  return {
    status,
    html,
    noindex: handle?.noindex ?? false,
    cacheable: status === 200 && !confidential,
    confidential,
  };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}
