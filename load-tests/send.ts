import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { registration } from '../server/test/factories.ts';

export interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, text as it is. */
  readonly body?: unknown;
  readonly agent?: Agent;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** Sends a request and reads the answer, with nothing around it that would cost the drill its pace. */
export function send(url: string, { path, method = 'GET', headers, body, agent }: Call): Promise<Answer> {
  const from = performance.now();
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const own = payload === undefined ? {} : { 'content-type': 'application/json' };
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request(
      { hostname, port, path, method, agent: agent ?? false, headers: { ...own, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - from,
          }),
        );
      },
    );
    asking.once('error', reject);
    asking.end(payload);
  });
}

export interface Member {
  readonly email: string;
  readonly cookie: string;
}

/** A new member, signed in; undefined when the server would not have one now. */
export async function newMember(url: string, agent?: Agent): Promise<Member | undefined> {
  const body = registration();
  const call = { path: '/api/auth/register', method: 'POST', body };
  const answer = await send(url, agent ? { ...call, agent } : call);
  return answer.status === 201 ? { email: body.email, cookie: cookieOf(answer) } : undefined;
}

export const cookieOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((line) => line.slice(0, line.indexOf(';'))).join('; ');

/** How many answers of each kind. */
export function statuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
