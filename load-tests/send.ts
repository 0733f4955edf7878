import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, planBody, registration } from '../server/test/factories.ts';
import { formatCounts } from './report.ts';

export const PLANS = '/api/retirement-plans';

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
    responses.push(request(n));
  }
  return Promise.all(responses);
}

export interface Member {
  readonly email: string;
  readonly cookie: string;
}

/** Registers a member, who is then logged in. */
export async function newMember(url: string): Promise<Member> {
  const body = registration();
  const response = await send(url, { path: '/api/auth/register', method: 'POST', body });
  if (response.status !== 201) throw new Error(`The registration got ${response.status}`);
  return { email: body.email, cookie: cookieOf(response) };
}

/** Logs a member in, and returns the session's cookie. */
export async function login(url: string, email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  return cookieOf(await send(url, { path: '/api/auth/login', method: 'POST', body }));
}

/** Saves a plan, and returns its path. */
export async function savePlan(url: string, cookie: string): Promise<string> {
  const { text } = await send(url, { path: PLANS, method: 'POST', body: planBody(), cookie });
  return `${PLANS}/${JSON.parse(text).id}`;
}

const cookieOf = ({ headers }: HttpResponse): string =>
  headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');

/** Formats the number of responses by status. */
export function formatStatuses(responses: readonly HttpResponse[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return formatCounts(counts);
}

/** Returns true for the response of a server that asks to try again later. */
export const isUnavailable = ({ status, headers }: HttpResponse): boolean =>
  status === 503 && headers.has('retry-after');
