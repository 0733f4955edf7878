// Reading one's plans with a session, against a bare Koa answer of the same size, in the same run, on SQLite.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultInputs } from '@whenabouts/core';
import { answersPerSecond } from './keep-alive-client.ts';

const ROUNDS = 5;
const WARM_UP = 1;
const load = { connections: 16, milliseconds: 2_000 };

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const running: ChildProcess[] = [];
try {
  const product = await startProduct();
  const { cookie, plans } = await memberWithPlans(product);
  const bare = await startBareKoa(JSON.stringify(plans));

  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const our = await answersPerSecond({ ...load, port: product, path: '/api/retirement-plans', cookie });
    const their = await answersPerSecond({ ...load, port: bare, path: '/plans' });
    if (round < 0) continue;
    ours.push(our);
    theirs.push(their);
    ratios.push(our / their);
  }

  console.log(
    `GET /api/retirement-plans, ${plans.length} plans, ${load.connections} connections, SQLite (median of 5)`,
  );
  console.log(`  with its session      ${median(ours).toFixed(0).padStart(7)} per second`);
  console.log(`  bare Koa, same JSON   ${median(theirs).toFixed(0).padStart(7)} per second`);
  console.log(`  ratio                 ${median(ratios).toFixed(2).padStart(7)}`);
} finally {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => child.exitCode ?? once(child, 'exit')));
  await rm(folder, { recursive: true, force: true });
}

async function startProduct(): Promise<number> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  for (const waited = Date.now(); Date.now() - waited < 20_000; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return port;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not become ready');
}

async function startBareKoa(plans: string): Promise<number> {
  const child = spawn(process.execPath, ['server/bench/bare-koa.ts', plans], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [printed] = await once(child.stdout, 'data');
  return Number(String(printed));
}

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
