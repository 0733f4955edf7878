import { PRODUCT_NAME } from '@whenabouts/core';
import { escapeMarkup } from '../contract/escape-markup.ts';
import { chapters, type Endpoint, endpoints } from '../contract/index.ts';

const DESCRIPTION = 'Reference of the HTTP API: operations, parameters, responses and errors.';

/**
 * Returns the HTML of the API reference: a list of the operations. `reference.js` replaces it with Swagger UI.
 *
 * @param origin Public origin of the site.
 * @param colorModeScript Source of the site's inline script that sets the theme.
 */
export const referencePage = (origin: string, colorModeScript = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${colorModeScript && `<script>${colorModeScript}</script>`}
<meta name="description" content="${DESCRIPTION}">
<title>${PRODUCT_NAME} API</title>
<link rel="canonical" href="${origin}/docs/api">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:type" content="website">
<meta property="og:title" content="${PRODUCT_NAME} API">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:url" content="${origin}/docs/api">
<meta property="og:locale" content="en_US">
<meta property="og:image" content="${origin}/share.png">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">
<link rel="alternate" type="application/rss+xml" title="Blog (RSS)" href="/rss.xml">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/api/reference.css">
<script src="/docs/api/reference.js" defer></script>
</head>
<body>
<header><a href="/">${PRODUCT_NAME}</a></header>
<p role="status"></p>
<div id="reference"><main>
<h1>${PRODUCT_NAME} API</h1>
<noscript><p>The details of operations need JavaScript. The OpenAPI document has the same content.</p></noscript>
<p><a href="#/">Introduction and all details</a></p>
${Object.keys(chapters).map(chapterSection).join('\n')}
</main></div>
<footer><a href="/api/openapi.json">OpenAPI document</a> · <a href="/sitemap-page">Sitemap</a></footer>
</body>
</html>
`;

function chapterSection(chapter: string): string {
  const operations = Object.entries<Endpoint>(endpoints).filter(([, { docs }]) => docs.chapter === chapter);
  const items = operations.map(
    ([name, { method, path, summary }]) =>
      `<li><a href="#/${encodeURIComponent(chapter)}/${name}">${method} ${path}</a> ${escapeMarkup(summary)}</li>`,
  );
  return `<h2>${chapter}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
