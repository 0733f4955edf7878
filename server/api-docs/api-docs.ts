import { readFile } from 'node:fs/promises';
import { openApiDocument } from './openapi.ts';
import { referenceOf } from './reference.ts';
import { htmlOf } from './write-html.ts';
import { markdownOf } from './write-markdown.ts';

const STYLESHEET = '/docs/api.css';

export interface ApiDoc {
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** API documents by URL path. */
export const apiDocs: Readonly<Record<string, ApiDoc>> = {
  '/api/openapi.json': {
    type: 'application/json',
    text: async () => JSON.stringify(openApiDocument()),
  },
  '/docs/api': {
    type: 'text/html',
    text: async () => htmlOf(referenceOf(openApiDocument()), STYLESHEET),
  },
  [STYLESHEET]: {
    type: 'text/css',
    text: () => readFile(new URL('reference.css', import.meta.url), 'utf8'),
  },
};

/** Returns the content of `docs/api.md`. */
export const apiMarkdown = (): string => markdownOf(referenceOf(openApiDocument()));
