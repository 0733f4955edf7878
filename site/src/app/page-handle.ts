/** Route data that the server needs before rendering. */
export interface PageHandle {
  /** The page's module, whose script the server preloads. */
  module: string;
  status?: 404;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The URL may contain a secret: the page is served without caching and without a referrer. */
  confidential?: boolean;
}
