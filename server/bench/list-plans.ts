// Reading one's plans with a session, against a bare Koa answer of the same size, in the same run, on SQLite.
import { defaultInputs } from '@whenabouts/core';
import { compare, runBench } from './bench-run.ts';

await runBench(async ({ startProduct, startBareKoa }) => {
  const port = await startProduct();
  const { cookie, plans } = await memberWithPlans(port);
  const ours = { port, path: '/api/retirement-plans', cookie };
  const theirs = { port: await startBareKoa(plans), path: '/bare' };
  await compare(`GET ${ours.path}, ${plans.length} plans`, 'with its session', ours, theirs);
});

async function memberWithPlans(port: number): Promise<{ cookie: string; plans: unknown[] }> {
  const send = async (path: string, body: unknown, cookie = '') => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const password = 'a quiet afternoon in april';
  const registered = await send('/auth/register', {
    email: 'bench@example.com',
    password,
    confirmPassword: password,
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');
  const plans: unknown[] = [];
  for (const name of ['Early', 'On time', 'Late']) {
    plans.push(await (await send('/retirement-plans', { name, ...defaultInputs }, cookie)).json());
  }
  return { cookie, plans };
}
