// Measures listing and saving plans with a session, on both databases.
import { defaultInputs } from '@whenabouts/core';
import { compare, printHead } from './compare.ts';
import { type DatabaseName, type Server, type Servers, withServers } from './servers.ts';

const PATH = '/api/retirement-plans';
const MEMBERS = 64;
const PLAN_NAMES = ['Early', 'On time', 'Late'];

interface Member {
  readonly cookie: string;
  readonly plans: readonly unknown[];
}

await withServers(async (servers) => {
  printHead();
  for (const databaseName of ['SQLite', 'MariaDB'] as const) await comparePlans(servers, databaseName);
});

async function comparePlans(servers: Servers, databaseName: DatabaseName): Promise<void> {
  const server = await servers.product(databaseName);
  const members: Member[] = [];
  for (let n = 0; n < MEMBERS; n++) members.push(await memberWithPlans(server, n));
  const plans = members[0]?.plans ?? [];

  const lists = members.map(({ cookie }) => ({ path: PATH, headers: { cookie } }));
  const bareList = await servers.bareKoa(plans);
  await compare(
    `${databaseName}, GET ${PATH}, ${plans.length} plans`,
    { server, requests: lists },
    { server: bareList, requests: [{ path: '/bare' }] },
  );

  const save = (path: string, cookie = '') => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'By the sea', ...defaultInputs }),
  });
  const bareSave = await servers.bareKoa(plans[0]);
  await compare(
    `${databaseName}, POST ${PATH}`,
    { server, requests: members.map(({ cookie }) => save(PATH, cookie)) },
    { server: bareSave, requests: [save('/bare')] },
  );
}

async function memberWithPlans({ url }: Server, n: number): Promise<Member> {
  const send = async (path: string, body: unknown, cookie = '') => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const password = 'a quiet afternoon in april';
  const registered = await send('/auth/register', {
    email: `bench-${n}@example.com`,
    password,
    confirmPassword: password,
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');
  const plans: unknown[] = [];
  for (const name of PLAN_NAMES) {
    plans.push(await (await send('/retirement-plans', { name, ...defaultInputs }, cookie)).json());
  }
  return { cookie, plans };
}
