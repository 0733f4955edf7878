import { escapeMarkup } from '../escape-markup.ts';
import type { HttpError } from './http-error.ts';

/**
 * Returns the page for an HTTP error outside the API, when the site's own error page cannot be rendered or the server is
 * overloaded: no scripts, no styles, no details.
 */
export function httpErrorPage({ status, message }: HttpError): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${status} · Whenabouts</title>
</head>
<body>
<main>
<h1>${escapeMarkup(message)}</h1>
<p>Error ${status}. <a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;
}
