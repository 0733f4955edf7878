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
const LOOK_MS = 250;
/** They do something every three seconds. */
const TRICKLE_LOOKS = 12;
/** The connections of the good client: one that has just ended, and one that begins. */
const GOOD_ONES = 2;
/** What the server allows, and some more for looking once a second. */
const BOUNDS_S = { headers: 15, body: 15, reading: 65 };
const MOST_GROWTH_MIB = 150;
const GOOD_WITHIN_MS = 200;

/** How a client is slow: what it sends at once, and what it does every three seconds. */
interface Slowness {
  readonly kind: keyof typeof BOUNDS_S;
  begin(socket: Socket): void;
  goOn(socket: Socket): void;
}

/** A thousand clients each that send their headers or their bodies byte by byte, or hardly read the answer. */
export function run(_options: Options, report: Report): Promise<void> {
  return withEnvironment('sqlite', async ({ storage }) => {
    const { url, child } = await startProcess(storage, { env: UNLIMITED });
    const member = await newMember(url);
    if (!member) throw new Error('nobody could register');
    const image = await bigImage(url, member);
    const served = { port: Number(new URL(url).port), files: () => openFiles(child.pid) };
    const before = residentMiB(child.pid);
    let most = before;
    for (const slowness of kinds(member, image)) {
      const good = watchGood(url, member, () => {
        most = Math.max(most, residentMiB(child.pid));
      });
      const { dropped, last } = await beSlow(served, slowness);
      const times = await good.end();
      const { kind } = slowness;
      report.record(`slow ${kind}: dropped, the last after`, `${dropped} of ${CLIENTS}, ${duration(last)}`);
      report.record(
        `slow ${kind}: a good client meanwhile`,
        `${times.length} × 200, median ${duration(percentile(times, 50))}, 99 % ${duration(percentile(times, 99))}, slowest ${duration(Math.max(...times))}`,
      );
      report.assert(`slow ${kind}: all dropped within ${BOUNDS_S[kind]} seconds`, dropped === CLIENTS);
      report.assert(
        `slow ${kind}: 99 % of a good client’s answers within ${GOOD_WITHIN_MS} ms`,
        percentile(times, 99) <= GOOD_WITHIN_MS,
      );
    }
    report.record('memory: before, most', `${Math.round(before)} MiB, ${Math.round(most)} MiB`);
    report.assert(`memory grew by less than ${MOST_GROWTH_MIB} MiB`, most - before < MOST_GROWTH_MIB);
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
      goOn: (socket) => socket.write('X-More: 1\r\n'),
    },
    {
      kind: 'body',
      begin: (socket) => socket.write(save.slice(0, -body.length)),
      goOn: (socket) => socket.write(' '),
    },
    {
      kind: 'reading',
      // More than the buffers of the system take.
      begin: (socket) => socket.pause().write(rawRequest({ path: image }).repeat(3)),
      goOn: (socket) => socket.read(10),
    },
  ];
}

/** An image of some megabytes; says its path. */
async function bigImage(url: string, { cookie }: Member): Promise<string> {
  const data = await base64(noise(1600, 1200).jpeg({ quality: 90 }));
  const upload = { path: '/api/images', method: 'POST', headers: { cookie }, body: { data } };
  const { status, text } = await send(url, upload);
  if (status !== 201) throw new Error(`the image was answered with ${status} ${text.slice(0, 100)}`);
  return `/api/images/${JSON.parse(text).id}`;
}

interface Served {
  readonly port: number;
  /** The server's own open files, because a client that does not read does not see its connection end. */
  readonly files: () => number;
}

/** How many were dropped within the bound, and when the last one was, in milliseconds. */
async function beSlow(
  { port, files }: Served,
  { kind, begin, goOn }: Slowness,
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
  let went = performance.now();
  for (let turn = 1; held > 0 && performance.now() - from < BOUNDS_S[kind] * 1000; turn++) {
    await pause(LOOK_MS);
    if (turn % TRICKLE_LOOKS === 0) for (const socket of sockets) if (socket.writable) goOn(socket);
    held = Math.max(0, files() - before - GOOD_ONES);
    went = performance.now();
  }
  for (const socket of sockets) socket.destroy();
  return { dropped: CLIENTS - held, last: went - from };
}

/** A client that does nothing wrong; throws when it is not served. */
function watchGood(url: string, { cookie }: Member, look: () => void): { end(): Promise<readonly number[]> } {
  const times: number[] = [];
  let running = true;
  const watching = (async () => {
    while (running) {
      const { status, ms } = await send(url, { path: '/api/retirement-plans', headers: { cookie } });
      if (status !== 200) throw new Error(`the good client was answered with ${status}`);
      times.push(ms);
      look();
      await pause(100);
    }
  })();
  // Heard of at the end.
  watching.catch(() => {});
  return {
    end: async () => {
      running = false;
      await watching;
      return times;
    },
  };
}
