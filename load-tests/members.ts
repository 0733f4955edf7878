// Members and plans of load tests, made over HTTP.

import { Client } from '../server/test/client.ts';
import { planBody, registerMember } from '../server/test/factories.ts';
import { send } from './send.ts';

export const PLANS = '/api/retirement-plans';

interface Member {
  readonly email: string;
  readonly cookie: string;
}

export async function newMember(url: string): Promise<Member> {
  const { client, email } = await registerMember(new Client(url));
  return { email, cookie: client.cookie };
}

export async function savePlan(url: string, cookie: string): Promise<string> {
  const { status, text } = await send(url, { path: PLANS, method: 'POST', body: planBody(), cookie });
  if (status !== 201) throw new Error(`The plan got ${status}`);
  return `${PLANS}/${JSON.parse(text).id}`;
}
