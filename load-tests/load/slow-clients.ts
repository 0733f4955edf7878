import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { base64, noise } from '../../server/test/test-images.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { rawRequest } from '../raw-request.ts';
import { duration, percentile, type Report } from '../report.ts';
import { type Member, newMember, send } from '../send.ts';
import { openFiles, residentMiB } from './memory.ts';

const CLIENTS = 1000;
const POLL_MS = 250;
/** Slow clients send or read a few bytes every 12 polls, which is every 3 seconds. */
const TRICKLE_POLLS = 12;
/** Connections of the normal client: one that is closing, and one that is opening. */
const NORMAL_CONNECTIONS = 2;
/** The server's timeouts, plus the second between its checks. */
const TIMEOUTS_S = { headers: 15, body: 15, reading: 65 };
const MAX_GROWTH_MIB = 150;
const NORMAL_WITHIN_MS = 200;

/** A kind of slow client: what it does first, and then every three seconds. */
interface Slowness {
  readonly kind: keyof typeof TIMEOUTS_S;
  begin(socket: Socket): void;
  trickle(socket: Socket): void;
}

/** Runs 1,000 clients that send headers slowly, then 1,000 that send bodies slowly, then 1,000 that read slowly. */
export function run(_options: Options, report: Report): Promise<void> {
  return withEnvironment('sqlite', async ({ storage }) => {
    const { url, child } = await startProcess(storage, { env: UNLIMITED });
    const member = await newMember(url);
    if (!member) throw new Error('registration failed');
    const image = await bigImage(url, member);
    const served = { port: Number(new URL(url).port), files: () => openFiles(child.pid) };
    const before = residentMiB(child.pid);
    let maximum = before;
    for (const slowness of kinds(member, image)) {
      const normal = runNormalClient(url, member, () => {
        maximum = Math.max(maximum, residentMiB(child.pid));
      });
      const { dropped, last } = await runSlowClients(served, slowness);
      const times = await normal.end();
      const { kind } = slowness;
      report.record(`slow ${kind}: dropped, the last after`, `${dropped} of ${CLIENTS}, ${duration(last)}`);
      report.record(
        `slow ${kind}: a normal client meanwhile`,
        `${times.length} × 200, median ${duration(percentile(times, 50))}, 99 % ${duration(percentile(times, 99))}, slowest ${duration(Math.max(...times))}`,
      );
      report.assert(`slow ${kind}: all dropped within ${TIMEOUTS_S[kind]} seconds`, dropped === CLIENTS);
      report.assert(
        `slow ${kind}: 99 % of a normal client’s responses took at most ${NORMAL_WITHIN_MS} ms`,
        percentile(times, 99) <= NORMAL_WITHIN_MS,
      );
    }
    report.record('memory: before, maximum', `${Math.round(before)} MiB, ${Math.round(maximum)} MiB`);
    report.assert(`memory grew by less than ${MAX_GROWTH_MIB} MiB`, maximum - before < MAX_GROWTH_MIB);
    report.assert('the server was not restarted', child.exitCode === null);
  });
}

function kinds({ cookie }: Member, image: string): readonly Slowness[] {
  const body = JSON.stringify(planBody({ name: 'x'.repeat(90) }));
  const save = rawRequest({ path: '/api/retirement-plans', method: 'POST', cookie, body });
  return [
    {
      kind: 'headers',
      begin: (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'),
      trickle: (socket) => socket.write('X-More: 1\r\n'),
    },
    {
      kind: 'body',
      begin: (socket) => socket.write(save.slice(0, -body.length)),
      trickle: (socket) => socket.write(' '),
    },
    {
      kind: 'reading',
      // More than the system's socket buffers hold.
      begin: (socket) => socket.pause().write(rawRequest({ path: image }).repeat(3)),
      trickle: (socket) => socket.read(10),
    },
  ];
}

/** Uploads an image of a few megabytes, and returns its path. */
async function bigImage(url: string, { cookie }: Member): Promise<string> {
  const data = await base64(noise(1600, 1200).jpeg({ quality: 90 }));
  const upload = { path: '/api/images', method: 'POST', headers: { cookie }, body: { data } };
  const { status, text } = await send(url, upload);
  if (status !== 201) throw new Error(`the upload got status ${status}: ${text.slice(0, 100)}`);
  return `/api/images/${JSON.parse(text).id}`;
}

interface Served {
  readonly port: number;
  /** Returns the server's open files. A client that does not read cannot notice that its connection has ended. */
  readonly files: () => number;
}

/** Counts the clients that the server dropped within the timeout, and measures when it dropped the last one, in ms. */
async function runSlowClients(
  { port, files }: Served,
  { kind, begin, trickle }: Slowness,
): Promise<{ dropped: number; last: number }> {
  const before = files();
  const from = performance.now();
  const sockets: Socket[] = [];
  for (let client = 0; client < CLIENTS; client++) {
    const socket = connect(port, '127.0.0.1', () => begin(socket));
    socket.on('error', () => {});
    sockets.push(socket);
    if (client % 50 === 49) await pause(20);
  }
  let held = CLIENTS;
  let droppedAt = performance.now();
  for (let turn = 1; held > 0 && performance.now() - from < TIMEOUTS_S[kind] * 1000; turn++) {
    await pause(POLL_MS);
    if (turn % TRICKLE_POLLS === 0) for (const socket of sockets) if (socket.writable) trickle(socket);
    held = Math.max(0, files() - before - NORMAL_CONNECTIONS);
    droppedAt = performance.now();
  }
  for (const socket of sockets) socket.destroy();
  return { dropped: CLIENTS - held, last: droppedAt - from };
}

/** Sends normal requests every 100 ms; throws if one fails. */
function runNormalClient(
  url: string,
  { cookie }: Member,
  onResponse: () => void,
): { end(): Promise<readonly number[]> } {
  const times: number[] = [];
  let running = true;
  const watching = (async () => {
    while (running) {
      const { status, ms } = await send(url, { path: '/api/retirement-plans', headers: { cookie } });
      if (status !== 200) throw new Error(`the normal client got status ${status}`);
      times.push(ms);
      onResponse();
      await pause(100);
    }
  })();
  // `end` throws the error.
  watching.catch(() => {});
  return {
    end: async () => {
      running = false;
      await watching;
      return times;
    },
  };
}
