import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import type { Member } from './members.ts';
import type { Place } from './two-servers.ts';

const WRITERS = 16;
const TRIES = 20;
const BETWEEN_KILLS_MS = 2000;
const PLANS = '/api/retirement-plans';

export interface Outcome {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged and not listed afterwards. */
  readonly lost: number;
  /** Listed more than once, or listed and never acknowledged. */
  readonly tooMany: number;
  /** Answers other than success that a writer got, and got over by asking again. */
  readonly askedAgain: number;
  /** What each server was given. */
  readonly given: readonly number[];
  readonly seconds: number;
}

/** Members save through the proxy while one server after the other is killed and started again. */
export async function killOne(place: Place, everyone: readonly Member[], kills: number): Promise<Outcome> {
  const { servers, proxy } = place;
  const members = everyone.slice(-WRITERS);
  const url = `http://127.0.0.1:${proxy.port}${PLANS}`;
  const before = await proxy.requests();
  const started = performance.now();
  const saved = new Set<string>();
  let askedAgain = 0;
  let over = false;

  /** As the site does: the same wish again, under the same name, until it is heard. */
  const save = async (cookie: string): Promise<void> => {
    const name = randomUUID();
    const headers = { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': name };
    const body = JSON.stringify(planBody({ name }));
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
      await answer?.text().catch(() => undefined);
      if (answer?.status === 201) {
        saved.add(name);
        return;
      }
      askedAgain++;
      await pause(100);
    }
    throw new Error('a save was not heard');
  };
  const writers = members.map(async ({ cookie }) => {
    for (let saves = 0; saves < 900 && !over; saves++) await save(cookie);
  });
  for (let kill = 0; kill < kills; kill++) {
    await pause(BETWEEN_KILLS_MS);
    const server = servers[kill % 2];
    await server?.kill();
    await server?.start();
  }
  await pause(BETWEEN_KILLS_MS);
  over = true;
  await Promise.all(writers);
  const seconds = (performance.now() - started) / 1000;
  const given = (await proxy.requests()).map((count, n) => count - (before[n] ?? 0));

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
    tooMany: listed.length - found.size + [...found].filter((name) => !saved.has(name)).length,
    askedAgain,
    given,
    seconds,
  };
}
