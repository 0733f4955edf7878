import type { Member } from '@whenabouts/server/contract';
import { unload } from 'swr';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { PageDataProvider } from '../src/app/document.tsx';
import { routes } from '../src/app/routes.tsx';
import { clearNumbers } from '../src/numbers/store.ts';
import { createBrowserRouter, RouterProvider } from '../src/router.ts';
import { fakeApi, type Handlers } from './fake-api.ts';

interface PageOptions {
  /** Responses of the API. By default, there are no posts. */
  api?: Handlers;
  /** The member who is logged in. */
  member?: Member;
  /** The session whose cookie the page is served with. */
  session?: 'member' | 'admin';
  /** True to leave out the testimonials and user counts. */
  hideClaims?: boolean;
  /** Data from loaders, by SWR key. */
  fallback?: Record<string, unknown>;
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Renders the page of a path with the site's own routes, as after hydration. */
export async function renderPage(
  path: string,
  {
    api = {},
    member,
    session = member ? 'member' : undefined,
    hideClaims = false,
    fallback = {},
  }: PageOptions = {},
): Promise<RenderResult & { requests: ReturnType<typeof fakeApi> }> {
  await cleanup();
  // Data of an earlier test would be shown instead of a response.
  unload({ revalidate: false });
  clearNumbers();
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
  history.replaceState(null, '', path);
  router?.dispose();
  router = createBrowserRouter(routes);
  const data = { origin: location.origin, year: new Date().getFullYear(), hideClaims, fallback };
  const screen = await render(
    <PageDataProvider data={data}>
      <RouterProvider router={router} />
    </PageDataProvider>,
    // Rendered into the body as on the site, because dialogs hide all siblings in the body.
    { container: document.body },
  );
  return Object.assign(screen, { requests });
}
