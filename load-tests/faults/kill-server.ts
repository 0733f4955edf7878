import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, untilReady } from '../../server/test/server-process.ts';
import { reservedPort, UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { type Report, spread } from '../report.ts';
import { checkIntegrity, lossesIn } from './losses.ts';
import { duringWriteLoad } from './write-load.ts';

/** Allows for a busy machine. */
const PATIENCE_MS = 60_000;

/** Kills the server repeatedly while 32 writers save. */
export function run({ database = 'sqlite', kills = 30 }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async ({ storage }) => {
    const options = { env: UNLIMITED, port: await reservedPort(), skipReadiness: true };
    let server = await startProcess(storage, options);
    await untilReady(server, PATIENCE_MS);
    const restarts: number[] = [];
    const acknowledged = await duringWriteLoad(server.url, async () => {
      for (let kill = 0; kill < kills; kill++) {
        await pause(200 + Math.random() * 800);
        server.child.kill('SIGKILL');
        await server.ended;
        const from = performance.now();
        server = await startProcess(storage, options);
        await untilReady(server, PATIENCE_MS);
        restarts.push(performance.now() - from);
      }
    });
    server.child.kill('SIGKILL');
    await server.ended;
    const lost = await lossesIn(storage, acknowledged);
    report.record('database', database);
    report.record('kills', kills);
    report.record('acknowledged writes', acknowledged.writes);
    report.record('lost', lost.length);
    report.record('from start to ready', spread(restarts));
    report.assert('no acknowledged write was lost', acknowledged.writes > kills && lost.length === 0);
    await checkIntegrity(storage, report);
    report.assert(
      `every response was expected or 503 ${acknowledged.wrong.slice(0, 3).join(', ')}`.trim(),
      acknowledged.wrong.length === 0,
    );
  });
}
