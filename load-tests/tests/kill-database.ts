import { setTimeout as pause } from 'node:timers/promises';
import type { MariadbServer } from '../../server/test/mariadb-server.ts';
import { untilReady } from '../../server/test/server-process.ts';
import type { TestDatabase } from '../../server/test/test-database.ts';
import { startServer, withMariadb } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { formatSpread, type Report } from '../report.ts';
import { type Acknowledged, checkWrites, duringWriteLoad, findLosses } from '../write-load.ts';

/**
 * Kills mariadbd repeatedly while writers save through a server that is not restarted. The control does the same
 * with a database that flushes its log once a second: it must lose writes, which shows that the test detects losses.
 */
export async function run({ kills = 20 }: Options, report: Report): Promise<void> {
  await withMariadb(async (storage, mariadb) => {
    const { acknowledged, recoveries } = await killRepeatedly(kills, storage, mariadb);
    report.record('kills', kills);
    report.record('from the database’s start to ready', formatSpread(recoveries));
    await checkWrites(storage, acknowledged, report);
  });
  const flushOnceASecond = ['--innodb-flush-log-at-trx-commit=0'];
  await withMariadb(async (storage, mariadb) => {
    const { acknowledged } = await killRepeatedly(Math.ceil(kills / 4), storage, mariadb);
    const lost = (await findLosses(storage, acknowledged)).length;
    report.record('control: acknowledged writes, lost', `${acknowledged.writes}, ${lost}`);
    report.assert('the control lost writes, so losses are detected', lost > 0);
  }, flushOnceASecond);
}

interface Outcome {
  readonly acknowledged: Acknowledged;
  /** Milliseconds from each start of the database until the server was ready. */
  readonly recoveries: readonly number[];
}

async function killRepeatedly(
  kills: number,
  storage: TestDatabase,
  mariadb: MariadbServer,
): Promise<Outcome> {
  const server = await startServer(storage);
  const recoveries: number[] = [];
  const acknowledged = await duringWriteLoad({ url: server.url, storage }, async () => {
    for (let kill = 0; kill < kills; kill++) {
      await pause(500 + Math.random() * 1500);
      await mariadb.kill();
      await mariadb.start();
      const start = performance.now();
      await untilReady(server, 60_000);
      recoveries.push(performance.now() - start);
    }
  });
  return { acknowledged, recoveries };
}
