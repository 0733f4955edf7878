import type { ComponentType } from 'react';
import type { RouteObject } from '../router.ts';

/** Route data that the server needs before rendering. */
export interface PageHandle {
  status?: 404;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The URL may contain a secret: the page is served without caching and without a referrer. */
  isConfidential?: boolean;
}

/** Keeps the page out of search results. */
export const unlisted: PageHandle = { noindex: true };

/** Returns the route of the page with this name in a module, which is loaded when the page is first opened. */
export const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  handle: PageHandle = {},
): RouteObject => ({ path, lazy: async () => ({ Component: (await load())[name] }), handle });
