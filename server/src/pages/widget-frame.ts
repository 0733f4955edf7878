import { PRODUCT_NAME } from '@whenabouts/core';
import { endpoints } from '../../contract/index.ts';
import { escapeMarkup } from '../escape-markup.ts';

export const FRAME_PATH = '/widget/frame';

const TITLE = 'Retirement calculator';
const DESCRIPTION =
  'See roughly when you can retire and how much you would have each month. Free, no account needed.';

/**
 * Returns the page for sites that allow frames but no scripts. The first script copies the options from the URL to the
 * element. The link remains if the scripts fail. The head describes the page to sites that embed pasted URLs.
 *
 * @param search The query string with its question mark; empty if there is none.
 */
export function widgetFrame(origin: string, search: string): string {
  const url = `${origin}${FRAME_PATH}${search}`;
  const oembed = (format: string) =>
    escapeMarkup(`${origin}${endpoints.readOembed.path}?${new URLSearchParams({ url, format })}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${TITLE} | ${PRODUCT_NAME}</title>
<meta name="description" content="${DESCRIPTION}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:type" content="website">
<meta property="og:title" content="${TITLE}">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:url" content="${escapeMarkup(url)}">
<meta property="og:image" content="${escapeMarkup(origin)}/share.png">
<link rel="alternate" type="application/json+oembed" title="${TITLE}" href="${oembed('json')}">
<link rel="alternate" type="text/xml+oembed" title="${TITLE}" href="${oembed('xml')}">
</head>
<body style="margin:0">
<retirement-calculator><a href="/calculator" target="_blank" rel="noopener">Open the retirement calculator</a></retirement-calculator>
<script src="/widget/frame.js"></script>
<script async src="/widget/v1.js"></script>
</body>
</html>
`;
}
