import { setTimeout as pause } from 'node:timers/promises';
import { formatCounts } from './report.ts';

export interface RequestOptions {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Sends a request over a new connection, and reads the response. */
export async function send(
  url: string,
  { path, method = 'GET', cookie, headers, body }: RequestOptions,
): Promise<HttpResponse> {
  const start = performance.now();
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      connection: 'close',
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - start };
}

/** Sends requests at a fixed rate, whether or not earlier ones have a response. */
export async function sendAtRate(
  seconds: number,
  perSecond: number,
  request: (n: number) => Promise<HttpResponse>,
): Promise<HttpResponse[]> {
  const start = performance.now();
  const responses: Promise<HttpResponse>[] = [];
  for (let n = 0; n < seconds * perSecond; n++) {
    await pause(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    const response = request(n);
    // A failure is thrown below; until then, Node would end the process for it.
    response.catch(() => {});
    responses.push(response);
  }
  return Promise.all(responses);
}

/** Formats the number of responses by status. */
export function formatStatuses(responses: readonly HttpResponse[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return formatCounts(counts);
}

/** Returns true for the response of a server that asks to try again later. */
export const isUnavailable = ({ status, headers }: HttpResponse): boolean =>
  status === 503 && headers.has('retry-after');
