import { readFile } from 'node:fs/promises';
import { fontFaces } from './font-faces.ts';
import { openApiDocument } from './openapi.ts';
import { referenceOf } from './reference.ts';
import { htmlOf } from './write-html.ts';
import { markdownOf } from './write-markdown.ts';

const STYLESHEET = '/docs/api.css';

export interface ApiDoc {
  readonly type: string;
  readonly text: () => Promise<string>;
}

interface ApiDocsOptions {
  /** Public origin of the site, for the examples. */
  readonly origin: string;
  /** Folder of the site's files for browsers, which has its fonts; undefined if the site is not built. */
  readonly staticDir: string | undefined;
}

/** Returns the API documents by URL path. */
export function apiDocs({ origin, staticDir }: ApiDocsOptions): Readonly<Record<string, ApiDoc>> {
  return {
    '/api/openapi.json': {
      type: 'application/json',
      text: async () => JSON.stringify(openApiDocument()),
    },
    '/docs/api': {
      type: 'text/html',
      text: async () => htmlOf(referenceOf(openApiDocument(), origin), STYLESHEET),
    },
    [STYLESHEET]: {
      type: 'text/css',
      text: async () =>
        (await fontFaces(staticDir)) + (await readFile(new URL('reference.css', import.meta.url), 'utf8')),
    },
  };
}

/** Returns the content of `docs/api.md`. */
export const apiMarkdown = (): string => markdownOf(referenceOf(openApiDocument()));
