import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, untilReady } from '../../server/test/server-process.ts';
import { checkWhole, lossesIn } from './losses.ts';
import type { Options } from './options.ts';
import { inPlace, UNLIMITED } from './place.ts';
import { type Report, spread } from './report.ts';
import { type Acknowledged, duringStorm } from './storm.ts';

/** For a machine that is busy with other things. */
const PATIENCE_MS = 60_000;

/**
 * kill -9 of mariadbd, again and again, while 32 writers write through a server that is never restarted.
 * The control does the same to a database that writes its log once a second: it must lose, or the storm
 * would not see losses either.
 */
export async function run({ kills = 20, control }: Options, report: Report): Promise<void> {
  if (!control) {
    const { acknowledged, lost, recoveries } = await storm(kills, 1, report);
    report.tell('kills', kills);
    report.tell('acknowledged writes', acknowledged.writes);
    report.tell('lost', lost);
    report.tell('from the database’s return to ready', spread(recoveries));
    report.promise('nothing acknowledged was lost', acknowledged.writes > kills && lost === 0);
    report.promise('the server went on by itself within 2 seconds', Math.max(...recoveries) <= 2000);
    report.promise(
      `no answer but the expected ones and 503 ${acknowledged.wrong.slice(0, 3).join(', ')}`.trim(),
      acknowledged.wrong.length === 0,
    );
  }
  const { acknowledged, lost } = await storm(Math.ceil(kills / 4), 0);
  report.tell('control: acknowledged writes', acknowledged.writes);
  report.tell('control: lost', lost);
  report.promise('the control lost, so losses are seen', lost > 0);
}

interface Outcome {
  readonly acknowledged: Acknowledged;
  readonly lost: number;
  readonly recoveries: readonly number[];
}

function storm(kills: number, flush: 0 | 1, report?: Report): Promise<Outcome> {
  const options = [`--innodb-flush-log-at-trx-commit=${flush}`];
  return inPlace(
    'mariadb',
    async ({ storage, mariadb }) => {
      const server = await startProcess(storage, { env: UNLIMITED });
      const recoveries: number[] = [];
      const acknowledged = await duringStorm(server.url, async () => {
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
      if (report) await checkWhole(storage, report);
      return { acknowledged, lost, recoveries };
    },
    options,
  );
}
