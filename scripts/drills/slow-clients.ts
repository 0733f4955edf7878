import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { base64, noise } from '../../server/test/pictures.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { written } from './line.ts';
import { residentMiB } from './memory.ts';
import type { Options } from './options.ts';
import { inPlace, UNLIMITED } from './place.ts';
import { percentile, type Report, seconds } from './report.ts';
import { type Member, newMember, send } from './send.ts';

const CLIENTS = 1000;
const TRICKLE_MS = 3000;
/** What the server allows, and as much again for looking once a second and for a busy machine. */
const BOUNDS_S = { headers: 15, body: 65, reading: 40 };
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
  return inPlace('sqlite', async ({ storage }) => {
    const { url, child } = await startProcess(storage, { env: UNLIMITED });
    const member = await newMember(url);
    if (!member) throw new Error('nobody could register');
    const image = await bigImage(url, member);
    const before = residentMiB(child.pid);
    let most = before;
    for (const slowness of kinds(member, image)) {
      const good = watchGood(url, member, () => {
        most = Math.max(most, residentMiB(child.pid));
      });
      const { dropped, last } = await beSlow(Number(new URL(url).port), slowness);
      const times = await good.end();
      const { kind } = slowness;
      report.tell(`slow ${kind}: dropped, the last after`, `${dropped} of ${CLIENTS}, ${seconds(last)}`);
      report.tell(
        `slow ${kind}: a good client meanwhile`,
        `${times.length} × 200, median ${seconds(percentile(times, 50))}, 99 % ${seconds(percentile(times, 99))}, slowest ${seconds(Math.max(...times))}`,
      );
      report.promise(`slow ${kind}: all dropped within ${BOUNDS_S[kind]} seconds`, dropped === CLIENTS);
      report.promise(
        `slow ${kind}: 99 % of a good client’s answers within ${GOOD_WITHIN_MS} ms`,
        percentile(times, 99) <= GOOD_WITHIN_MS,
      );
    }
    report.tell('memory: before, most', `${Math.round(before)} MiB, ${Math.round(most)} MiB`);
    report.promise(`memory grew by less than ${MOST_GROWTH_MIB} MiB`, most - before < MOST_GROWTH_MIB);
    report.promise('the server was not restarted', child.exitCode === null);
  });
}

function kinds({ cookie }: Member, image: string): readonly Slowness[] {
  const body = JSON.stringify(planBody({ name: 'x'.repeat(90) }));
  const save = written({ path: '/api/retirement-plans', method: 'POST', cookie, body });
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
      // More answers than the buffers of the system take.
      begin: (socket) => socket.pause().write(written({ path: image }).repeat(20)),
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

/** How many were dropped within the bound, and when the last one was, in milliseconds. */
async function beSlow(
  port: number,
  { kind, begin, goOn }: Slowness,
): Promise<{ dropped: number; last: number }> {
  const from = performance.now();
  let [dropped, last] = [0, 0];
  const open = new Set<Socket>();
  for (let client = 0; client < CLIENTS; client++) {
    const socket = connect(port, '127.0.0.1', () => begin(socket));
    open.add(socket);
    // Not to be read is what some are about; the others have to see the end of their connection.
    if (kind !== 'reading') socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!open.delete(socket)) return;
      dropped++;
      last = performance.now() - from;
    });
    if (client % 50 === 49) await pause(20);
  }
  while (open.size > 0 && performance.now() - from < BOUNDS_S[kind] * 1000) {
    await pause(TRICKLE_MS);
    for (const socket of open) goOn(socket);
  }
  const left = [...open];
  open.clear();
  for (const socket of left) socket.destroy();
  return { dropped, last };
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
