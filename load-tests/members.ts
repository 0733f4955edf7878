// Members and plans of load tests, made over HTTP.

import { planBody, registration } from '../server/test/factories.ts';
import { type HttpResponse, send } from './send.ts';

export const PLANS = '/api/retirement-plans';

interface Member {
  readonly email: string;
  readonly cookie: string;
}

export async function newMember(url: string): Promise<Member> {
  const body = registration();
  const response = await send(url, { path: '/api/auth/register', method: 'POST', body });
  if (response.status !== 201) throw new Error(`The registration got ${response.status}`);
  return { email: body.email, cookie: cookieOf(response) };
}

export async function savePlan(url: string, cookie: string): Promise<string> {
  const { status, text } = await send(url, { path: PLANS, method: 'POST', body: planBody(), cookie });
  if (status !== 201) throw new Error(`The plan got ${status}`);
  return `${PLANS}/${JSON.parse(text).id}`;
}

const cookieOf = ({ headers }: HttpResponse): string =>
  headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');
