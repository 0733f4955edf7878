import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { registration } from '../server/test/factories.ts';

export interface RequestOptions {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON, strings unchanged. */
  readonly body?: unknown;
  readonly agent?: Agent;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** Sends a request and reads the response. Faster than `fetch`, so that the client is not the bottleneck. */
export function send(
  url: string,
  { path, method = 'GET', headers, body, agent }: RequestOptions,
): Promise<HttpResponse> {
  const from = performance.now();
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const defaults = payload === undefined ? {} : { 'content-type': 'application/json' };
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, agent: agent ?? false, headers: { ...defaults, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - from,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}

export interface Member {
  readonly email: string;
  readonly cookie: string;
}

/** Registers a member, who is then logged in; returns undefined if the server rejects it. */
export async function newMember(url: string, agent?: Agent): Promise<Member | undefined> {
  const body = registration();
  const options = { path: '/api/auth/register', method: 'POST', body };
  const response = await send(url, agent ? { ...options, agent } : options);
  return response.status === 201 ? { email: body.email, cookie: cookieOf(response) } : undefined;
}

export const cookieOf = ({ headers }: HttpResponse): string =>
  (headers['set-cookie'] ?? []).map((line) => line.slice(0, line.indexOf(';'))).join('; ');

/** Formats the number of responses by status. */
export function statuses(responses: readonly HttpResponse[]): string {
  const counts = new Map<number, number>();
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
