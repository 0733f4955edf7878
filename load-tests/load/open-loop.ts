import { setTimeout as pause } from 'node:timers/promises';
import { KeepAliveConnection, rawRequest, type TimedResponse } from '../raw-request.ts';
import { send } from '../send.ts';

const MEASURED_MS = 8000;
const CLIENTS = 32;
const TICK_MS = 5;

/** Measures the server's capacity: successful responses per second to 32 clients that each wait for the response. */
export async function measureCapacity(
  port: number,
  requests: readonly string[],
  ms = MEASURED_MS,
): Promise<number> {
  const from = performance.now();
  let good = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const connection = new KeepAliveConnection(port);
      while (performance.now() - from < ms) {
        if ((await connection.send(requests[next++ % requests.length] ?? '')).status === 200) good++;
      }
      connection.end();
    }),
  );
  return (good * 1000) / (performance.now() - from);
}

interface Load {
  /** Requests per second. */
  readonly rate: number;
  /**
   * Connections opened before the load starts, as a proxy does: Node accepts one connection per tick of its event
   * loop, and ticks are long under load.
   */
  readonly connections: number;
  readonly ms: number;
}

interface Outcome {
  readonly accepted: readonly TimedResponse[];
  readonly rejected: readonly TimedResponse[];
  readonly failed: number;
  /** Requests that were due. */
  readonly due: number;
  /** Requests that were not sent, because every connection was waiting for a response. */
  readonly unsent: number;
  /** Milliseconds by which the client sent each request late. The client needs its own core. */
  readonly lateness: readonly number[];
}

/** Sends requests at a fixed rate, independent of responses. */
export async function openLoop(
  port: number,
  requests: readonly string[],
  { rate, connections, ms }: Load,
): Promise<Outcome> {
  const accepted: TimedResponse[] = [];
  const rejected: TimedResponse[] = [];
  const lateness: number[] = [];
  const idle = await connect(port, connections);
  const from = performance.now();
  let [sent, failed, unsent] = [0, 0, 0];
  const sendDue = (due: number) => {
    lateness.push(performance.now() - due);
    // Round robin, so that the server closes no idle connection.
    const connection = idle.shift();
    if (!connection) {
      unsent++;
      return;
    }
    connection.send(requests[sent % requests.length] ?? '', due).then(
      (response) => {
        idle.push(connection);
        if (response.status === 200) accepted.push(response);
        else if (response.status === 503) rejected.push(response);
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
    for (; sent < due; sent++) sendDue(from + (sent * 1000) / rate);
    await pause(TICK_MS);
  }
  // Wait for responses that are still due.
  await pause(2000);
  for (const connection of idle) connection.end();
  return { accepted, rejected, failed, due: sent, unsent, lateness };
}

async function connect(port: number, count: number): Promise<KeepAliveConnection[]> {
  const connections: KeepAliveConnection[] = [];
  for (let n = 0; n < count; n++) {
    const connection = new KeepAliveConnection(port);
    await connection.send(rawRequest({ path: '/healthz' }));
    connections.push(connection);
  }
  return connections;
}

/** Requests /healthz every 250 ms over new connections, as a load balancer does. */
export function watchHealth(port: number): { end(): Promise<readonly TimedResponse[]> } {
  const responses: TimedResponse[] = [];
  let running = true;
  const watching = (async () => {
    while (running) {
      const { status, ms } = await send(`http://127.0.0.1:${port}`, { path: '/healthz' }).catch(() => ({
        status: 0,
        ms: 0,
      }));
      responses.push({ status, ms });
      await pause(250);
    }
  })();
  return {
    end: async () => {
      running = false;
      await watching;
      return responses;
    },
  };
}
