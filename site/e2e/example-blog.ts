import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from '@playwright/test';

/** The origin of the site in the examples. It does not exist: requests for it go to the test's server. */
export const SITE = 'https://whenabouts.example';
/** The origin of the blog with the examples, which does not exist either. */
export const BLOG = 'https://blog.example';

/** The folder of the examples: a page per file, and the projects that use the npm package. */
export const examples = fileURLToPath(new URL('../../examples', import.meta.url));

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Responds with a file of the blog. */
export async function serveFile(root: string, route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  await route.fulfill({
    contentType: CONTENT_TYPES[path.extname(pathname)] ?? 'text/plain',
    body: await readFile(path.join(root, pathname)),
  });
}

/** Serves the examples on the blog, and the site at the origin that the examples name. */
export async function serveExampleOrigins(context: BrowserContext, siteUrl: string): Promise<void> {
  await context.route(`${SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${siteUrl}${pathname}${search}` }) });
  });
  await context.route(`${BLOG}/*`, (route) =>
    route.request().url().endsWith('/favicon.ico')
      ? route.fulfill({ status: 204 })
      : serveFile(examples, route),
  );
}
