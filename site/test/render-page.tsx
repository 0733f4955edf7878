import { defaultInputs } from '@whenabouts/core';
import type { Member } from '@whenabouts/server/contract';
import type { ReactNode } from 'react';
import { unload } from 'swr';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { markLoggedOut } from '../src/api/login.ts';
import { createRouter } from '../src/app/create-router.ts';
import { Layout } from '../src/app/layout.tsx';
import { HERO_ANSWER_KEY, INITIAL_OUTLOOK_KEY } from '../src/app/page-data.ts';
import { PageDataProvider } from '../src/app/root.tsx';
import { routes } from '../src/app/routes.tsx';
import { clearNumbers, reloadNumbers } from '../src/numbers/store.ts';
import { type RouteObject, RouterProvider } from '../src/router.ts';
import { ROOT_ID } from '../src/ui/root-id.ts';
import { fakeApi, type Handlers } from './fake-api.ts';

interface PageOptions {
  /** Responses of the API. By default, there are no posts. */
  api?: Handlers;
  /** The member who is logged in. */
  member?: Member;
  /** The session whose cookie the page is served with. */
  session?: 'member' | 'admin';
  /** The session storage that a reload finds. */
  stored?: Record<string, string>;
  /** True to leave out the testimonials and user counts. */
  hideClaims?: boolean;
  /** Data from loaders, by SWR key. */
  fallback?: Record<string, unknown>;
}

const YEAR = new Date().getFullYear();

type RenderedPage = RenderResult & { requests: ReturnType<typeof fakeApi> };

let router: ReturnType<typeof createRouter> | undefined;

/**
 * Results for the default numbers, by the path of the page with which the server sends them. Calculated once for all
 * tests, because the calculation takes longer than most tests.
 */
const results: Record<string, () => Promise<Record<string, unknown>>> = {
  '/': once(async () => {
    const { heroAnswer } = await import('../src/features/outlook/hero/hero-answer.ts');
    return { [HERO_ANSWER_KEY]: heroAnswer(defaultInputs, YEAR) };
  }),
  '/outlook': once(async () => {
    const { initialOutlook } = await import('../src/features/outlook/initial-outlook.ts');
    return { [INITIAL_OUTLOOK_KEY]: initialOutlook(YEAR) };
  }),
};

/** Returns a function that calls `load` at most once. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}

/** Renders the page of a path with the site's own routes and the server's data, as after hydration. */
export async function renderPage(path: string, options: PageOptions = {}): Promise<RenderedPage> {
  const included = await results[new URL(path, location.origin).pathname]?.();
  return renderRoutes(routes, path, { ...options, fallback: { ...included, ...options.fallback } });
}

export interface ComponentOptions extends PageOptions {
  /** Path and query of the page that contains the component. */
  path?: string;
}

/** Renders a component as the content of every page, within the site's layout, which shows toasts. */
export function renderComponent(
  element: ReactNode,
  { path = '/', ...options }: ComponentOptions = {},
): Promise<RenderedPage> {
  return renderRoutes([{ Component: Layout, children: [{ path: '*', element }] }], path, options);
}

/** Renders the page of a path with other routes. */
export async function renderRoutes(
  pageRoutes: RouteObject[],
  path: string,
  {
    api = {},
    member,
    session = member ? 'member' : undefined,
    stored,
    hideClaims = false,
    fallback = {},
  }: PageOptions = {},
): Promise<RenderedPage> {
  await cleanup();
  // Data of an earlier test would be shown instead of a response.
  unload({ revalidate: false });
  clearNumbers();
  if (stored) markLoggedOut();
  const requests = fakeApi({
    // Many pages end with the latest posts.
    'GET /api/blog-posts': [],
    ...(member && { 'GET /api/auth/me': member }),
    ...api,
  });
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.admin;
  if (session === 'member') dataset.session = '';
  if (session === 'admin') dataset.admin = '';
  if (stored) {
    Object.assign(sessionStorage, stored);
    reloadNumbers();
  }
  history.replaceState(null, '', path);
  router?.dispose();
  router = createRouter(pageRoutes);
  const data = { origin: location.origin, year: YEAR, hideClaims, fallback };
  const screen = await render(
    <PageDataProvider data={data}>
      <RouterProvider router={router} />
    </PageDataProvider>,
    { container: document.body.appendChild(Object.assign(document.createElement('div'), { id: ROOT_ID })) },
  );
  return Object.assign(screen, { requests });
}
