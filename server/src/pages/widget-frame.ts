import { PRODUCT_NAME } from '@whenabouts/core';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import { endpoints } from '../../contract/index.ts';

/** The path of the page that other sites show in a frame. */
export const FRAME_PATH = '/widget/frame';

const english = {
  lang: 'en',
  title: 'Retirement calculator',
  description:
    'See roughly when you can retire and how much you would have each month. Free, no account needed.',
  link: 'Open the retirement calculator',
};
const spanish: typeof english = {
  lang: 'es',
  title: 'Calculadora de jubilación',
  description: 'Mira más o menos cuándo puedes jubilarte y cuánto tendrías al mes. Gratis y sin cuenta.',
  link: 'Abre la calculadora de jubilación (en inglés)',
};

/** Returns the texts in the language of a query string, such as `?lang=es` or `?lang=es-MX`. */
export const frameText = (search: string) => (/[?&]lang=es\b/i.test(search) ? spanish : english);

/**
 * Returns the page for sites that allow frames but no scripts. The first script copies the options from the URL to the
 * element. The link remains if the scripts fail. The head describes the page to sites that embed pasted URLs.
 *
 * @param search The query string with its question mark; empty if there is none.
 */
export function widgetFrame(origin: string, search: string): string {
  const { lang, title, description, link } = frameText(search);
  const url = `${origin}${FRAME_PATH}${search}`;
  const oembed = (format: string) =>
    escapeMarkup(`${origin}${endpoints.readOembed.path}?${new URLSearchParams({ url, format })}`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} | ${PRODUCT_NAME}</title>
<meta name="description" content="${description}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${escapeMarkup(url)}">
<meta property="og:image" content="${escapeMarkup(origin)}/share.png">
<link rel="alternate" type="application/json+oembed" title="${title}" href="${oembed('json')}">
<link rel="alternate" type="text/xml+oembed" title="${title}" href="${oembed('xml')}">
</head>
<body style="margin:0">
<retirement-calculator><a href="/calculator" target="_blank" rel="noopener">${link}</a></retirement-calculator>
<script src="/widget/frame.js"></script>
<script async src="/widget/v1.js"></script>
</body>
</html>
`;
}
