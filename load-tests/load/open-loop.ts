import { setTimeout as pause } from 'node:timers/promises';
import { KeepAliveConnection, rawRequest, type TimedResponse } from '../raw-request.ts';
import { send } from '../send.ts';

const MEASURED_MS = 8000;
const CLOSED_LOOP = 32;
const TICK_MS = 5;

/** Good answers per second of callers who ask again when they are answered. */
export async function capacityOf(
  port: number,
  requests: readonly string[],
  ms = MEASURED_MS,
): Promise<number> {
  const from = performance.now();
  let good = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: CLOSED_LOOP }, async () => {
      const connection = new KeepAliveConnection(port);
      while (performance.now() - from < ms) {
        if ((await connection.ask(requests[next++ % requests.length] ?? '')).status === 200) good++;
      }
      connection.end();
    }),
  );
  return (good * 1000) / (performance.now() - from);
}

interface Load {
  /** Requests a second. */
  readonly rate: number;
  /**
   * Connections that stand before the load comes, as those of a proxy do: Node takes one new connection in each
   * turn of its loop, and turns are long under load.
   */
  readonly callers: number;
  readonly ms: number;
}

interface Outcome {
  readonly accepted: readonly TimedResponse[];
  readonly refused: readonly TimedResponse[];
  readonly failed: number;
  /** How many were due. */
  readonly due: number;
  /** How many of them found every connection waiting for an answer, and were never sent. */
  readonly unsent: number;
  /** By how many milliseconds the drill itself was late with each request: it needs a core of its own. */
  readonly lateness: readonly number[];
}

/** Sends so many requests a second, whether or not they are answered. */
export async function openLoop(
  port: number,
  requests: readonly string[],
  { rate, callers, ms }: Load,
): Promise<Outcome> {
  const accepted: TimedResponse[] = [];
  const refused: TimedResponse[] = [];
  const lateness: number[] = [];
  const idle = await connected(port, callers);
  const from = performance.now();
  let [sent, failed, unsent] = [0, 0, 0];
  const ask = (due: number) => {
    lateness.push(performance.now() - due);
    // All in turn, or the server would close those that are not used for a while.
    const line = idle.shift();
    if (!line) {
      unsent++;
      return;
    }
    line.ask(requests[sent % requests.length] ?? '', due).then(
      (answered) => {
        idle.push(line);
        if (answered.status === 200) accepted.push(answered);
        else if (answered.status === 503) refused.push(answered);
        else failed++;
      },
      () => {
        idle.push(new KeepAliveConnection(port));
        failed++;
      },
    );
  };
  while (performance.now() - from < ms) {
    const due = Math.floor(((performance.now() - from) * rate) / 1000);
    for (; sent < due; sent++) ask(from + (sent * 1000) / rate);
    await pause(TICK_MS);
  }
  // Those on their way are waited for as long as anyone would.
  await pause(2000);
  for (const connection of idle) connection.end();
  return { accepted, refused, failed, due: sent, unsent, lateness };
}

async function connected(port: number, callers: number): Promise<KeepAliveConnection[]> {
  const connections: KeepAliveConnection[] = [];
  for (let n = 0; n < callers; n++) {
    const connection = new KeepAliveConnection(port);
    await connection.ask(rawRequest({ path: '/healthz' }));
    connections.push(connection);
  }
  return connections;
}

/** As a balancer asks: each time by a new connection. */
export function watchHealth(port: number): { end(): Promise<readonly TimedResponse[]> } {
  const answers: TimedResponse[] = [];
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
