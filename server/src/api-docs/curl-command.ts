import type { Endpoint } from '../../contract/index.ts';
import type { Operation } from './operation.ts';

/** The example of a call as a command for a shell in which `$SITE` is the address of the site. */
export function curlCommand(endpoint: Endpoint, operation: Operation): string {
  const { method, path, access, file, fails, ignoresBody } = endpoint;
  const { body, at, session, idempotent } = operation;
  const address = path.replace(/\{\w+\}/, at?.[0] ?? '');
  const hasSession = access !== 'anyone' || session !== undefined;
  const jar = access === 'admin' || path.startsWith('/api/admin/') ? 'admin-cookies' : 'cookies';
  const isPlain = method === 'GET' || (method === 'POST' && body !== undefined);
  const options = [
    !isPlain && `-X ${method}`,
    hasSession && `-b ${jar} -c ${jar}`,
    file && '-o picture.webp',
    `"$SITE${address}"`,
  ];
  const lines = [
    ['curl', ...options].filter(Boolean).join(' '),
    fails.includes('stale') && `-H 'If-Match: "1"'`,
    idempotent && `-H 'Idempotency-Key: 3b241101-e2bb-4255-8caf-4136c566a962'`,
    body !== undefined && !ignoresBody && `-H 'Content-Type: application/json'`,
    body !== undefined && `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

/** For a shell: nothing within is read, and a quote ends, stands for itself, and begins again. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
