/** How long browsers and proxies may keep what anyone may read and somebody may change. */
export const SHORTLY_KEPT = 'public, max-age=10, stale-while-revalidate=50';

/** What anyone may read, for pages that are rendered here. */
export interface PublicData {
  /** The answer of a public endpoint by its path. Rejects with a failure where there is none. */
  read(path: string): Promise<unknown>;
  /** Changes whenever an answer may have. */
  revision(): Promise<string>;
}
