import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import type { Member } from './members.ts';
import type { TwoServers } from './two-servers.ts';

const WRITERS = 16;
const TRIES = 20;
const BETWEEN_KILLS_MS = 2000;
const PLANS = '/api/retirement-plans';

export interface Outcome {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged saves that are not listed afterwards. */
  readonly lost: number;
  /** Plans listed more than once, or never acknowledged. */
  readonly unexpected: number;
  /** Failed requests that a writer repeated. */
  readonly retries: number;
  /** Requests sent to each server. */
  readonly requestsByServer: readonly number[];
  readonly seconds: number;
}

/** Kills and restarts the servers in turn while members save through the proxy. */
export async function killOne(
  environment: TwoServers,
  allMembers: readonly Member[],
  kills: number,
): Promise<Outcome> {
  const { servers, proxy } = environment;
  const members = allMembers.slice(-WRITERS);
  const url = `http://127.0.0.1:${proxy.port}${PLANS}`;
  const before = await proxy.requests();
  const started = performance.now();
  const saved = new Set<string>();
  let retries = 0;
  let done = false;

  /** Saves as the site does: retries with the same idempotency key until it succeeds. */
  const save = async (cookie: string): Promise<void> => {
    const name = randomUUID();
    const headers = { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': name };
    const body = JSON.stringify(planBody({ name }));
    for (let tries = 0; tries < TRIES; tries++) {
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
      await response?.text().catch(() => undefined);
      if (response?.status === 201) {
        saved.add(name);
        return;
      }
      retries++;
      await pause(100);
    }
    throw new Error('a save failed after all retries');
  };
  const writers = members.map(async ({ cookie }) => {
    for (let saves = 0; saves < 900 && !done; saves++) await save(cookie);
  });
  for (let kill = 0; kill < kills; kill++) {
    await pause(BETWEEN_KILLS_MS);
    const server = servers[kill % 2];
    await server?.kill();
    await server?.start();
  }
  await pause(BETWEEN_KILLS_MS);
  done = true;
  await Promise.all(writers);
  const seconds = (performance.now() - started) / 1000;
  const requestsByServer = (await proxy.requests()).map((count, n) => count - (before[n] ?? 0));

  const listed: string[] = [];
  for (const { cookie } of members) {
    const plans = (await (await fetch(url, { headers: { Cookie: cookie } })).json()) as { name: string }[];
    listed.push(...plans.map(({ name }) => name).filter((name) => /^[\da-f]{8}-/.test(name)));
  }
  const found = new Set(listed);
  return {
    kills,
    acknowledged: saved.size,
    lost: [...saved].filter((name) => !found.has(name)).length,
    unexpected: listed.length - found.size + [...found].filter((name) => !saved.has(name)).length,
    retries,
    requestsByServer,
    seconds,
  };
}
