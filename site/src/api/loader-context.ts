import type { LoaderFunctionArgs } from '../router.ts';

/** Context of the loaders. They return data by SWR key, which becomes SWR's fallback. */
export interface LoaderContext {
  /** Reads a public endpoint by its path. Errors have a `status`. */
  read: (path: string) => Promise<unknown>;
}

/** Returns true for the error of reading something that does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

export type LoaderArgs = LoaderFunctionArgs<LoaderContext>;
