import './theme/fonts.css';
import './theme/global.css.ts';
// Small parts of many pages. In separate files, they would make a first visit of `/` 2 kB larger, and 11 more requests.
import './api/contact.ts';
import './api/plans.ts';
import './components/page-head.tsx';
import './download.ts';
import './features/outlook/charts/age-ticks.ts';
import './features/outlook/hero/hero.css.ts';
import './ui/pending-link-message.tsx';
import './history-state.ts';
import './numbers/plan-origin.ts';
import './ui/choices.css.ts';
import './ui/copy-text.ts';
import './ui/form.tsx';
import './ui/is-modified-click.ts';
import './ui/format-date.ts';
import './ui/lazy-with-retry.tsx';
import './ui/link-card.css.ts';
import './ui/printed.css.ts';
import './ui/radio-group.tsx';
import './ui/text-field.tsx';
import './ui/use-is-hydrating.ts';
import './when-idle.ts';
import '@whenabouts/view/field-messages';
import '@whenabouts/view/sentence';
import { startTransition } from 'react';
import { createRouter } from './app/create-router.ts';
import { endEarlyTaps } from './app/early-tap.ts';
import { hydratePage } from './app/hydrate-page.ts';
import { readPageData } from './app/page-data.ts';
import { Root } from './app/root.tsx';
import { routes } from './app/routes.tsx';
import { matchRoutes, RouterProvider } from './router.ts';

// A function instead of top-level await: chunks of pages import this file, and would wait for it forever.
async function hydrate(): Promise<void> {
  // Load the route's components before hydrating, or React would replace the server's markup with a fallback.
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const hasSession = document.documentElement.dataset.session !== undefined;
  const router = createRouter(routes);
  endEarlyTaps();
  // A transition hydrates in short steps, so that the page stays responsive.
  startTransition(() => {
    hydratePage(
      <Root hasSession={hasSession} data={readPageData(new Date().getFullYear())}>
        <RouterProvider router={router} />
      </Root>,
    );
  });
}

// Hydrate in another task: on a slow phone, this script takes long, and a tap may be waiting to be handled.
setTimeout(() => void hydrate());
