import './theme/fonts.css';
import './theme/global.css.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document } from './app/document.tsx';
import { readPageData } from './app/page-data.ts';
import { routes } from './app/routes.tsx';
import { createBrowserRouter, matchRoutes, RouterProvider } from './router.ts';

// A function, because a page's file may import this one, and would wait for ever for an await at the top.
async function hydrate(): Promise<void> {
  // The page that the server sent must be ready in the browser before React takes it over.
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const hasSession = document.documentElement.dataset.session !== undefined;
  const router = createBrowserRouter(routes);
  // In short steps, between which the page answers: it can be read and scrolled already.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document hasSession={hasSession} data={readPageData()}>
        <RouterProvider router={router} />
      </Document>,
    );
  });
}

void hydrate();
