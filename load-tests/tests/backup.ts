import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../../server/test/run-command.ts';
import { newDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { startServer, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { emailOf, login, PLANS, populate } from '../members.ts';
import { formatDuration, type Report } from '../report.ts';
import { send } from '../send.ts';
import { type Acknowledged, checkWrites, duringWriteLoad } from '../write-load.ts';

const POPULATION = { members: 2000, plansOfEach: 50 };
const RESTORED_WITHIN_MS = 5 * 60_000;

/** Backs up 100,000 plans while 32 writers save, restores the backup, and starts a server on it. */
export function run({ database }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async (storage, mariadb) => {
    const restored = await newDatabase(mariadb?.url);
    try {
      const file = join(storage.dataDir, 'backup');
      const acknowledged = await backUpUnderLoad(storage, file, report);
      const restoredMs = await runTimed(restored, ['restore', file]);
      report.record(
        'database, plans before the test',
        `${database}, ${POPULATION.members * POPULATION.plansOfEach}`,
      );
      report.record('restore', formatDuration(restoredMs));
      report.assert('restored within 5 minutes', restoredMs < RESTORED_WITHIN_MS);
      await checkWrites(restored, acknowledged, report);
      report.assert('a server on the restored database responds', await responds(restored));
    } finally {
      await restored.remove();
    }
  });
}

/** Returns the writes that were acknowledged before the backup began. */
async function backUpUnderLoad(storage: TestDatabase, file: string, report: Report): Promise<Acknowledged> {
  await withDatabase(storage, async (database) => {
    await database.migrate();
    await populate(database, POPULATION);
  });
  const { url, child, ended } = await startServer(storage);
  let before: Acknowledged | undefined;
  const after = await duringWriteLoad({ url, storage }, async (acknowledged) => {
    await pause(3000);
    before = structuredClone(acknowledged);
    const ms = await runTimed(storage, ['backup', file]);
    report.record('backup', `${formatDuration(ms)}, ${(statSync(file).size / 2 ** 20).toFixed(1)} MiB`);
    const meanwhile = acknowledged.writes - before.writes;
    report.record('acknowledged during the backup', meanwhile);
    report.assert('writes were acknowledged during the backup', meanwhile > 0);
  });
  child.kill('SIGTERM');
  await ended;
  if (!before) throw new Error('nothing was acknowledged');
  // The backup may or may not contain plans that were deleted while it was made.
  for (const id of before.plans.keys()) if (!after.plans.has(id)) before.plans.delete(id);
  return before;
}

/** Runs the backup command, and returns its duration in milliseconds. */
async function runTimed(storage: TestDatabase, args: readonly string[]): Promise<number> {
  const start = performance.now();
  const { code, stderr } = await runCommand(storage, 'backup', args);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${stderr}`);
  return performance.now() - start;
}

async function responds(storage: TestDatabase): Promise<boolean> {
  const { url, child, ended } = await startServer(storage);
  const cookie = await login(url, emailOf(1));
  const { text } = await send(url, { path: PLANS, cookie });
  child.kill('SIGTERM');
  return (await ended) === 0 && JSON.parse(text).length === POPULATION.plansOfEach;
}
