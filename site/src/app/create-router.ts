import { createBrowserRouter, type RouteObject } from '../router.ts';
import { loadWithRetry } from '../ui/lazy-with-retry.tsx';
import { ErrorPage } from './error-page.tsx';

/** Creates the router of the browser. A page whose script cannot be loaded can be retried, and opens once the visitor is online. */
export const createRouter = (routes: readonly RouteObject[]) => createBrowserRouter(routes.map(withRetry));

/** The router itself would remember that a script could not be loaded, and show the error until the page is reloaded. */
function withRetry(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  return {
    ...route,
    ...(children && { children: children.map(withRetry) }),
    ...(typeof lazy === 'function' && {
      lazy: async () => ({
        Component: await loadWithRetry(async () => {
          const { Component, element } = await lazy();
          return Component ?? (() => element);
        }, ErrorPage),
      }),
    }),
  } as RouteObject;
}
