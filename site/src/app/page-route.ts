import type { ComponentType } from 'react';
import type { RouteObject } from '../router.ts';

/** Route data that the server needs before rendering. */
export interface PageHandle {
  status?: 404;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The URL may contain a secret: the page is served without caching and without a referrer. */
  confidential?: boolean;
}

/** Returns the route of a page whose script is loaded when it is first opened. */
export const pageRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  handle: PageHandle = {},
): RouteObject => ({ path, lazy: async () => ({ Component: await load() }), handle });
