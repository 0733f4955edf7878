import autocannon, { type Request } from 'autocannon';
import type { RequestOptions } from './send.ts';

export type LoadRequest = Omit<RequestOptions, 'headers'>;

interface LoadOptions {
  readonly port: number;
  /** The requests. Each connection repeats all of them, beginning at a random request. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections. By default, each connection sends a request after the previous response. */
  readonly rate?: number;
}

export interface LoadResult {
  /** Numbers of responses by status. */
  readonly counts: Readonly<Record<string, number>>;
  /** Successful responses per second. */
  readonly successRate: number;
  /** Requests without a response. */
  readonly failed: number;
  /** Response times in milliseconds. */
  readonly median: number;
  readonly percentile99: number;
}

/** Sends requests for the given time. */
export async function sendLoad({
  port,
  requests,
  connections,
  seconds,
  rate,
}: LoadOptions): Promise<LoadResult> {
  const prepared = requests.map(({ path, method = 'GET', cookie, body }) => ({
    path,
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }));
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
    successRate: result['2xx'] / result.duration,
    failed: result.errors,
    median: result.latency.p50,
    percentile99: result.latency.p99,
  };
}

/**
 * Returns the requests, beginning at a random request. If all connections began at the first, they would send the same request
 * at the same time: fifty logins at once, or a thousand changes of the same plan.
 */
function rotate(requests: readonly Request[]): Request[] {
  const start = Math.floor(Math.random() * requests.length);
  return [...requests.slice(start), ...requests.slice(0, start)];
}
