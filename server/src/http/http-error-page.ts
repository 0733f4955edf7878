import type { Failure } from './http-error.ts';

/** What a visitor sees when a page cannot be made: no script, no stylesheet, no details. */
export function failurePage({ status, message }: Failure): string {
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
<h1>${message}</h1>
<p>Error ${status}. <a href="/">Back to the start</a></p>
</main>
</body>
</html>
`;
}
