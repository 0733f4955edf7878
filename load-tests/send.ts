import autocannon, { type Request } from 'autocannon';
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
export async function send(url: string, options: RequestOptions): Promise<HttpResponse> {
  const start = performance.now();
  const { path, headers, ...init } = toRequest(options);
  const response = await fetch(url + path, {
    ...init,
    redirect: 'manual',
    headers: { connection: 'close', ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - start };
}

function toRequest({ path, method = 'GET', cookie, headers, body }: RequestOptions) {
  return {
    path,
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

export function formatStatuses(responses: readonly HttpResponse[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return formatCounts(counts);
}

/** Returns true for the response of a server that asks to try again later. */
export const isUnavailable = ({ status, headers }: HttpResponse): boolean =>
  status === 503 && headers.has('retry-after');

interface LoadOptions {
  readonly port: number;
  /** The requests. Each connection repeats all of them, beginning at a random request. */
  readonly requests: readonly RequestOptions[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections. By default, each connection waits for a response, then sends. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly counts: Readonly<Record<string, number>>;
  readonly successesPerSecond: number;
  /** Requests without a response. */
  readonly failed: number;
  /** Response times in milliseconds. */
  readonly median: number;
  readonly percentile99: number;
}

export async function sendLoad(options: LoadOptions): Promise<LoadResult> {
  const { port, requests, connections, seconds, rate } = options;
  const prepared = requests.map(toRequest);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    requests: prepared,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests(rotate(prepared)),
    ...(rate !== undefined && { overallRate: rate }),
  });
  const counts = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
  );
  return {
    counts,
    successesPerSecond: result['2xx'] / result.duration,
    failed: result.errors,
    median: result.latency.p50,
    percentile99: result.latency.p99,
  };
}

/**
 * Returns the requests, beginning at a random one. If all connections began at the first, they would send the same
 * request at the same time: fifty logins at once, or a thousand changes of the same plan.
 */
function rotate(requests: readonly Request[]): Request[] {
  const start = Math.floor(Math.random() * requests.length);
  return [...requests.slice(start), ...requests.slice(0, start)];
}
