import type { Endpoint } from '../contract/index.ts';
import { readsIfMatch } from './parameters.ts';

/** Returns the example request as a curl command; the shell variable `$SITE` is the URL of the site. */
export function curlCommand(endpoint: Endpoint): string {
  const { method, path, access, file, ignoresBody } = endpoint;
  const { body, param, query, session, idempotent } = endpoint.docs;
  const url = path.replace(/\{\w+\}/, param?.[0] ?? '') + exampleQuery(query);
  const hasSession = access !== 'anyone' || session !== undefined;
  const jar = access === 'admin' || path.startsWith('/api/admin/') ? 'admin-cookies' : 'cookies';
  const isPlain = method === 'GET' || (method === 'POST' && body !== undefined);
  const options = [
    !isPlain && `-X ${method}`,
    hasSession && `-b ${jar} -c ${jar}`,
    file && '-o image.webp',
    `"$SITE${url}"`,
  ];
  const lines = [
    ['curl', ...options].filter(Boolean).join(' '),
    readsIfMatch(endpoint) && `-H 'If-Match: "1"'`,
    idempotent && `-H 'Idempotency-Key: 3b241101-e2bb-4255-8caf-4136c566a962'`,
    body !== undefined && !ignoresBody && `-H 'Content-Type: application/json'`,
    body !== undefined && `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

/** Returns the query string with the example of every parameter. */
export function exampleQuery(query: Endpoint['docs']['query'] = {}): string {
  const examples = Object.entries(query).map(([name, { example }]): [string, string] => [name, example]);
  return examples.length > 0 ? `?${new URLSearchParams(examples)}` : '';
}

/** Quotes text for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
