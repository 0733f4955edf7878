import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { planBody } from '../server/test/factories.ts';
import { newMember, send } from './send.ts';

export interface LoadRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly cookie?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

interface LoadOptions {
  readonly port: number;
  /** Each connection repeats all of them, beginning at a random one. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections; by default, each is sent when the one before has its response. */
  readonly rate?: number;
}

/** A file, because functions cannot be sent to another thread; the types of autocannon know only functions. */
const ROTATE = fileURLToPath(new URL('rotate-requests.ts', import.meta.url)) as unknown as () => void;

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

/** Sends requests for a while, from another thread. */
export async function sendLoad({
  port,
  requests,
  connections,
  seconds,
  rate,
}: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    requests: requests.map(({ path, method = 'GET', cookie, body }) => ({
      path,
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })),
    connections,
    duration: seconds,
    workers: 1,
    setupClient: ROTATE,
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

/** Formats the number of responses by status. */
export const statusCounts = ({ counts }: LoadResult): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const PLANS = '/api/retirement-plans';

/** Registers members with a plan, and returns requests of each: lists of plans, and one change of the plan in ten. */
export async function memberRequests(url: string, members: number): Promise<readonly LoadRequest[]> {
  const requests: LoadRequest[] = [];
  for (let n = 0; n < members; n++) {
    const { cookie = '' } = (await newMember(url)) ?? {};
    const saved = await send(url, { path: PLANS, method: 'POST', body: planBody(), headers: { cookie } });
    const { id } = JSON.parse(saved.text) as { id: number };
    const list: LoadRequest = { path: PLANS, cookie };
    requests.push(...Array(9).fill(list), {
      path: `${PLANS}/${id}`,
      method: 'PUT',
      cookie,
      body: planBody(),
    });
  }
  return requests;
}
