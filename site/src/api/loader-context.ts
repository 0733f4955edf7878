import type { LoaderFunctionArgs } from '../router.ts';

/** Context of the loaders. They return data by SWR key, which becomes SWR's fallback. */
export interface LoaderContext {
  /** Reads a public endpoint by its path. Errors have a `status`. */
  read: (path: string) => Promise<unknown>;
}

export type LoaderArgs = LoaderFunctionArgs<LoaderContext>;
