/** Route data that the server needs before rendering. */
export interface PageHandle {
  /** The page's module, whose script the server preloads. */
  module: string;
  /** Value of the `slug` parameter, for routes whose path contains the slug. */
  slug?: string;
  status?: 404;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The URL may contain a secret: the page is served without caching and without a referrer. */
  confidential?: boolean;
}
