import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { type Answered, KeptConnection, written } from './line.ts';
import type { Options } from './options.ts';
import { inPlace, UNLIMITED } from './place.ts';
import { duration, percentile, type Report } from './report.ts';
import { newMember, send } from './send.ts';

const MEMBERS = 16;
const PLANS_OF_EACH = 3;
/** One request in so many saves; the others read. */
const SAVE_EVERY = 10;
const MEASURED_MS = 8000;
const CLOSED_LOOP = 32;
const TIMES = 3;
/**
 * Connections that stand before the load comes, as those of a proxy do: Node takes one new connection in each turn
 * of its loop, and turns are long under load.
 */
const CALLERS = 1000;
const TICK_MS = 5;

/** Three times as many requests as the server can answer, sent whether or not it answers. */
export function run({ database = 'sqlite', seconds = 60 }: Options, report: Report): Promise<void> {
  return inPlace(database, async ({ storage }) => {
    const { url, child } = await startProcess(storage, { env: UNLIMITED });
    const port = Number(new URL(url).port);
    const requests = await requestsOf(url);
    await capacityOf(port, requests);
    const peak = await capacityOf(port, requests);
    const health = watchHealth(port);
    const { accepted, refused, failed, asked, lateness } = await openLoop(
      port,
      requests,
      peak * TIMES,
      seconds * 1000,
    );
    const healthy = await health.end();
    const from = performance.now();
    while ((await capacityOf(port, requests, 500)) < peak / 2 && performance.now() - from < 10_000);
    const recovered = performance.now() - from;
    const times = accepted.map(({ ms }) => ms);
    const goodput = accepted.length / seconds;
    report.tell('database', database);
    report.tell('most it can, answers per second', Math.round(peak));
    report.tell('asked, per second', `${Math.round(asked / seconds)}, for ${seconds} s`);
    report.tell(
      'answered well, per second',
      `${Math.round(goodput)}, ${Math.round((100 * goodput) / peak)} % of the most`,
    );
    report.tell('turned away with 503', refused.length);
    report.tell('not answered, or not asked in time', failed);
    report.tell(
      'accepted: median, 99 %',
      `${duration(percentile(times, 50))}, ${duration(percentile(times, 99))}`,
    );
    report.tell(
      'turned away: median',
      duration(
        percentile(
          refused.map(({ ms }) => ms),
          50,
        ),
      ),
    );
    report.tell(
      '/healthz: asked, slowest',
      `${healthy.length}, ${duration(Math.max(...healthy.map(({ ms }) => ms)))}`,
    );
    report.tell('the drill itself was late by, 99 %', duration(percentile(lateness, 99)));
    report.promise('it had more to do than it can', asked / seconds > peak * 2);
    report.promise('at least 80 % of the most it can was answered well', goodput >= 0.8 * peak);
    report.promise('99 % of the accepted were answered within a second', percentile(times, 99) <= 1000);
    report.promise(
      '/healthz answered all the time',
      healthy.length > 0 && healthy.every(({ status }) => status === 200),
    );
    report.promise('within 5 seconds afterwards all was as before', recovered <= 5000);
    report.promise('the server was not restarted', child.exitCode === null);
  });
}

/** Members who list their plans, and now and then save one. */
async function requestsOf(url: string): Promise<readonly string[]> {
  const requests: string[] = [];
  for (let n = 0; n < MEMBERS; n++) {
    const { cookie = '' } = (await newMember(url)) ?? {};
    const headers = { cookie };
    const save = { path: '/api/retirement-plans', method: 'POST', body: planBody(), headers };
    const saved = await Promise.all(Array.from({ length: PLANS_OF_EACH }, () => send(url, save)));
    const { id } = JSON.parse(saved[0]?.text ?? '');
    const list = written({ path: '/api/retirement-plans', cookie });
    const edit = {
      path: `/api/retirement-plans/${id}`,
      method: 'PUT',
      cookie,
      body: JSON.stringify(planBody()),
    };
    requests.push(...Array.from({ length: SAVE_EVERY - 1 }, () => list), written(edit));
  }
  // So that no member's requests come all at once.
  return requests.map((_, n) => requests[(n * 7) % requests.length] ?? '');
}

/** Good answers per second of callers who ask again when they are answered. */
async function capacityOf(port: number, requests: readonly string[], ms = MEASURED_MS): Promise<number> {
  const from = performance.now();
  let good = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: CLOSED_LOOP }, async () => {
      const connection = new KeptConnection(port);
      while (performance.now() - from < ms) {
        if ((await connection.ask(requests[next++ % requests.length] ?? '')).status === 200) good++;
      }
      connection.end();
    }),
  );
  return (good * 1000) / (performance.now() - from);
}

interface Outcome {
  readonly accepted: readonly Answered[];
  readonly refused: readonly Answered[];
  readonly failed: number;
  readonly asked: number;
  /** By how many milliseconds the drill itself was late with each request: it needs a core of its own. */
  readonly lateness: readonly number[];
}

async function openLoop(
  port: number,
  requests: readonly string[],
  rate: number,
  ms: number,
): Promise<Outcome> {
  const accepted: Answered[] = [];
  const refused: Answered[] = [];
  const lateness: number[] = [];
  const idle = await connected(port);
  const from = performance.now();
  let [asked, failed] = [0, 0];
  const ask = (due: number) => {
    lateness.push(performance.now() - due);
    // All in turn, or the server would close those that are not used for a while.
    const line = idle.shift();
    if (!line) {
      failed++;
      return;
    }
    line.ask(requests[asked % requests.length] ?? '', due).then(
      (answered) => {
        idle.push(line);
        if (answered.status === 200) accepted.push(answered);
        else if (answered.status === 503) refused.push(answered);
        else failed++;
      },
      () => {
        idle.push(new KeptConnection(port));
        failed++;
      },
    );
  };
  while (performance.now() - from < ms) {
    const due = Math.floor(((performance.now() - from) * rate) / 1000);
    for (; asked < due; asked++) ask(from + (asked * 1000) / rate);
    await pause(TICK_MS);
  }
  // Those on their way are waited for as long as anyone would.
  await pause(2000);
  for (const connection of idle) connection.end();
  return { accepted, refused, failed, asked, lateness };
}

async function connected(port: number): Promise<KeptConnection[]> {
  const connections: KeptConnection[] = [];
  for (let n = 0; n < CALLERS; n++) {
    const connection = new KeptConnection(port);
    await connection.ask(written({ path: '/healthz' }));
    connections.push(connection);
  }
  return connections;
}

/** As a balancer asks: each time by a new connection. */
function watchHealth(port: number): { end(): Promise<readonly Answered[]> } {
  const answers: Answered[] = [];
  let running = true;
  const watching = (async () => {
    while (running) {
      const { status, ms } = await send(`http://127.0.0.1:${port}`, { path: '/healthz' }).catch(() => ({
        status: 0,
        ms: 0,
      }));
      answers.push({ status, ms });
      await pause(250);
    }
  })();
  return {
    end: async () => {
      running = false;
      await watching;
      return answers;
    },
  };
}
