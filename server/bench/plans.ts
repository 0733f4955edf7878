// Measures listing and saving plans with a session, on both databases.
import { defaultInputs } from '@whenabouts/core';
import { Client } from '../test/client.ts';
import { registerMember } from '../test/factories.ts';
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
  for (let n = 0; n < MEMBERS; n++) members.push(await memberWithPlans(server));
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

async function memberWithPlans({ url }: Server): Promise<Member> {
  const { client } = await registerMember(new Client(url));
  const plans: unknown[] = [];
  for (const name of PLAN_NAMES) {
    const { status, text, json } = await client.post(PATH, { name, ...defaultInputs });
    if (status !== 201) throw new Error(`${PATH}: ${status} ${text}`);
    plans.push(json);
  }
  return { cookie: client.cookie, plans };
}
