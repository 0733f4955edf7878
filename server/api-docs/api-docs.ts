import { readFile } from 'node:fs/promises';
import { fontFaces, fontFiles } from './font-faces.ts';
import { openApiDocument } from './openapi.ts';
import { referenceOf } from './reference.ts';
import { htmlOf } from './write-html.ts';
import { markdownOf } from './write-markdown.ts';

const STYLESHEET = '/docs/api.css';

export interface ApiDoc {
  readonly type: string;
  /** Source of the only inline script that the document may run. */
  readonly inlineScript?: string | undefined;
  readonly text: () => Promise<string>;
}

interface ApiDocsOptions {
  /** Public origin of the site, for the examples. */
  readonly origin: string;
  /** Folder of the site's files for browsers, which has its fonts; undefined if the site is not built. */
  readonly staticDir: string | undefined;
  /** Source of the site's inline script that sets the theme; undefined if the site is not built. */
  readonly colorModeScript: string | undefined;
}

/** Returns the API documents by URL path. */
export function apiDocs({
  origin,
  staticDir,
  colorModeScript,
}: ApiDocsOptions): Readonly<Record<string, ApiDoc>> {
  return {
    '/api/openapi.json': {
      type: 'application/json',
      text: async () => JSON.stringify(openApiDocument()),
    },
    '/docs/api': {
      type: 'text/html',
      inlineScript: colorModeScript,
      text: async () =>
        htmlOf(referenceOf(openApiDocument(), origin), {
          stylesheet: STYLESHEET,
          fonts: await fontFiles(staticDir),
          colorModeScript,
        }),
    },
    [STYLESHEET]: {
      type: 'text/css',
      text: async () =>
        fontFaces(await fontFiles(staticDir)) +
        (await readFile(new URL('reference.css', import.meta.url), 'utf8')),
    },
  };
}

/** Returns the content of `docs/api.md`. */
export const apiMarkdown = (): string => markdownOf(referenceOf(openApiDocument()));
