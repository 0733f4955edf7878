import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Middleware } from 'koa';
import type { PageRenderer } from '../../contract/index.ts';

/** The site to serve: its renderer and its files. */
export interface Pages {
  readonly renderer: PageRenderer;
  /** Folder of the site's files for browsers. */
  readonly staticDir: string;
  /** True during development: no Content-Security-Policy, no caching, no built files. */
  readonly development?: boolean;
  /** Runs before the pages; in development, Vite. */
  readonly middleware?: Middleware;
}

/** Loads the built server entry; returns undefined if the site has not been built. */
export async function loadRenderer(file: string): Promise<PageRenderer | undefined> {
  if (!existsSync(file)) return undefined;
  const entry: PageRenderer = await import(pathToFileURL(file).href);
  return entry;
}
