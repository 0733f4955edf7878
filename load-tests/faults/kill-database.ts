import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, untilReady } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { type Report, spread } from '../report.ts';
import { checkIntegrity, lossesIn } from './losses.ts';
import { type Acknowledged, duringWriteLoad } from './write-load.ts';

/** Allows for a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Kills mariadbd repeatedly while 32 writers save through a server that is not restarted. The control does the same
 * with a database that flushes its log once a second: it must lose writes, which shows that the test detects losses.
 */
export async function run({ kills = 20, control }: Options, report: Report): Promise<void> {
  if (!control) {
    const { acknowledged, lost, recoveries } = await killRepeatedly(kills, 1, report);
    report.record('kills', kills);
    report.record('acknowledged writes', acknowledged.writes);
    report.record('lost', lost);
    report.record('from the database’s start to ready', spread(recoveries));
    report.assert('no acknowledged write was lost', acknowledged.writes > kills && lost === 0);
    report.assert(
      `every response was expected or 503 ${acknowledged.wrong.slice(0, 3).join(', ')}`.trim(),
      acknowledged.wrong.length === 0,
    );
  }
  const { acknowledged, lost } = await killRepeatedly(Math.ceil(kills / 4), 0);
  report.record('control: acknowledged writes', acknowledged.writes);
  report.record('control: lost', lost);
  report.assert('the control lost writes, so losses are detected', lost > 0);
}

interface Outcome {
  readonly acknowledged: Acknowledged;
  readonly lost: number;
  readonly recoveries: readonly number[];
}

function killRepeatedly(kills: number, flush: 0 | 1, report?: Report): Promise<Outcome> {
  const options = [`--innodb-flush-log-at-trx-commit=${flush}`];
  return withEnvironment(
    'mariadb',
    async ({ storage, mariadb }) => {
      const server = await startProcess(storage, { env: UNLIMITED });
      const recoveries: number[] = [];
      const acknowledged = await duringWriteLoad(server.url, async () => {
        for (let kill = 0; kill < kills; kill++) {
          await pause(500 + Math.random() * 1500);
          await mariadb?.kill();
          await mariadb?.start();
          const from = performance.now();
          await untilReady(server, PATIENCE_MS);
          recoveries.push(performance.now() - from);
        }
      });
      const lost = (await lossesIn(storage, acknowledged)).length;
      if (report) await checkIntegrity(storage, report);
      return { acknowledged, lost, recoveries };
    },
    options,
  );
}
