import type { LoaderFunctionArgs } from '../router.ts';

/** The server's context for the loaders of pages. A loader returns data by SWR key, which becomes SWR's fallback. */
export interface LoaderContext {
  /** Reads a public endpoint by its path. Errors have a `status`. */
  read: (path: string) => Promise<unknown>;
}

/** Returns true if `read` failed because nothing exists at the path. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

export type LoaderArgs = LoaderFunctionArgs<LoaderContext>;
