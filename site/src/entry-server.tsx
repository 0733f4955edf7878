import './theme/fonts.css';
import './theme/global.css.ts';
import type { PageRequest, PageVariant, RenderedPage } from '@whenabouts/server/contract';
import { prerenderToNodeStream } from 'react-dom/static';
import type { LoaderContext } from './api/loader-context.ts';
import { headLinks } from './app/assets.ts';
import { headScript, htmlDocument } from './app/html-document.ts';
import { areExamples } from './app/landing/claims.ts';
import type { PageData } from './app/page-data.ts';
import { pageDataTag } from './app/page-data-tag.ts';
import type { PageHandle } from './app/page-route.ts';
import { pageVariant } from './app/page-variant.ts';
import { Root } from './app/root.tsx';
import { routes } from './app/routes.tsx';
import { NOTICE_ID, sandboxNoticeScript } from './app/save/sandbox-notice.tsx';
import { structuredDataTag } from './app/structured-data.ts';
import { FACTS_CHECKED } from './features/facts/facts-checked.ts';
import { guides } from './features/guides/guides.ts';
import { LEGAL_UPDATED } from './features/legal/legal-page.tsx';
import { operator } from './features/legal/operator.ts';
import { METHOD_UPDATED } from './features/method/method-page.tsx';
import { paths } from './paths.ts';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from './router.ts';
import { colorModeScript } from './theme/color-mode.ts';
import { ROOT_ID } from './ui/root-id.ts';

const latestGuide =
  guides
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? '';

/** Dates of the last change by path, where known. */
const lastModified: Readonly<Record<string, string>> = Object.fromEntries([
  ...[paths.home, paths.outlook, paths.howWeCalculate].map((path) => [path, METHOD_UPDATED]),
  [paths.facts, FACTS_CHECKED],
  [paths.guides, latestGuide],
  ...guides.map(({ slug, updated }) => [paths.guide(slug), updated]),
  ...[paths.privacy, paths.terms, paths.cookies, paths.disclaimer].map((path) => [path, LEGAL_UPDATED]),
]);

export const inlineScripts: readonly string[] = [headScript, sandboxNoticeScript];

export const namesOperator: boolean = operator !== undefined;

export { areExamples as hasExampleClaims, colorModeScript, lastModified };

const handler = createStaticHandler(routes);

/** Returns the path of the route that the last match belongs to, such as "/blog/:slug". */
const patternOf = (matches: readonly { route: { path?: string } }[]): string =>
  `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;

export const variantOf = (path: string, search: string): PageVariant =>
  pageVariant(patternOf(matchRoutes(routes, path) ?? []), path, search);

export async function render({
  url,
  hasSession,
  hasAdminSession,
  hideClaims = false,
  read,
  queue = (work) => work(),
}: PageRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url), {
    requestContext: { read } satisfies LoaderContext,
  });
  if (context instanceof Response) {
    return redirect(context.status, context.headers.get('location') ?? '/');
  }
  const { params = {}, route } = context.matches.at(-1) ?? {};
  const handle = route?.handle as PageHandle | undefined;
  const fallback = Object.assign({}, ...Object.values(context.loaderData));
  const data: PageData = {
    origin: new URL(url).origin,
    year: new Date().getFullYear(),
    hideClaims,
    fallback,
  };
  const { prelude } = await queue(() =>
    prerenderToNodeStream(
      <div id={ROOT_ID}>
        <Root hasSession={hasSession} data={data}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Root>
      </div>,
      // By default, React moves long parts to the end, and back with inline scripts, which the Content Security Policy blocks.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    ),
  );
  const rendered = await readAll(prelude);
  // React writes title, description and similar tags first.
  const rootStart = rendered.indexOf(`<div id="${ROOT_ID}">`);
  const pattern = patternOf(context.matches);
  const html = htmlDocument({
    hasSession,
    hasAdminSession,
    head: [
      rendered.slice(0, rootStart),
      headLinks(),
      structuredDataTag(pattern, params.slug ?? '', data),
      pageDataTag(data),
    ],
    root: rendered.slice(rootStart),
    script: rendered.includes(`id="${NOTICE_ID}"`) ? sandboxNoticeScript : undefined,
  });
  const status = handle?.status ?? context.statusCode;
  return {
    status,
    html,
    noindex: handle?.noindex ?? status !== 200,
    isCacheable: status === 200 || status === 404,
    isConfidential: handle?.isConfidential ?? false,
  };
}

function redirect(status: number, location: string): RenderedPage {
  return { status, html: '', location, noindex: true, isCacheable: false, isConfidential: false };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}
