import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/test/free-port.ts';
import { startServer, withEnvironment } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { formatSpread, type Report } from '../report.ts';
import { checkWrites, duringWriteLoad } from '../write-load.ts';

/** Kills the server repeatedly while writers save. */
export function run({ database, kills = 30 }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async (storage) => {
    const options = { port: await freePort() };
    let server = await startServer(storage, options);
    const restarts: number[] = [];
    const acknowledged = await duringWriteLoad({ url: server.url, storage }, async () => {
      for (let kill = 0; kill < kills; kill++) {
        await pause(200 + Math.random() * 800);
        server.child.kill('SIGKILL');
        await server.ended;
        const start = performance.now();
        server = await startServer(storage, options);
        restarts.push(performance.now() - start);
      }
    });
    server.child.kill('SIGKILL');
    await server.ended;
    report.record('database, kills', `${database}, ${kills}`);
    report.record('from start to ready', formatSpread(restarts));
    await checkWrites(storage, acknowledged, report);
  });
}
