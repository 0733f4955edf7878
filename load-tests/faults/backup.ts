import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../../server/test/factories.ts';
import { runCommand } from '../../server/test/run-command.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { newDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { UNLIMITED, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { duration, type Report } from '../report.ts';
import { cookieOf, send } from '../send.ts';
import { checkIntegrity, lossesIn } from './losses.ts';
import { emailOf, populate } from './populate.ts';
import { type Acknowledged, duringWriteLoad } from './write-load.ts';

const POPULATION = { members: 2000, plansOfEach: 50 };
const RESTORED_WITHIN_MS = 5 * 60_000;

/** Backs up 100,000 plans while 32 writers save, restores the backup, and starts a server on it. */
export async function run({ database }: Options, report: Report): Promise<void> {
  for (const kind of database ? [database] : (['sqlite', 'mariadb'] as const)) {
    await withEnvironment(kind, async ({ storage, mariadb }) => {
      const empty = await newDatabase(mariadb?.url);
      try {
        await backUpAndRestore(kind, storage, empty, report);
      } finally {
        await empty.remove();
      }
    });
  }
}

async function backUpAndRestore(
  kind: string,
  storage: TestDatabase,
  empty: TestDatabase,
  report: Report,
): Promise<void> {
  await withDatabase(storage, async (database) => {
    await database.migrate();
    await populate(database, POPULATION);
  });
  const { url, child, ended } = await startProcess(storage, { env: UNLIMITED });
  const file = join(storage.dataDir, 'backup');
  let acknowledgedBefore: Acknowledged | undefined;
  let [backedUpMs, meanwhile] = [0, 0];
  const final = await duringWriteLoad(url, async (acknowledged) => {
    await pause(3000);
    acknowledgedBefore = structuredClone(acknowledged);
    const from = performance.now();
    await runSuccessfully(storage, ['backup', file]);
    backedUpMs = performance.now() - from;
    meanwhile = acknowledged.writes - acknowledgedBefore.writes;
  });
  child.kill('SIGTERM');
  await ended;
  if (!acknowledgedBefore) throw new Error('nothing was acknowledged');
  // The backup may contain plans that were deleted while it ran.
  for (const id of acknowledgedBefore.plans.keys())
    if (!final.plans.has(id)) acknowledgedBefore.plans.delete(id);
  const from = performance.now();
  await runSuccessfully(empty, ['restore', file]);
  const restoredMs = performance.now() - from;
  const lost = await lossesIn(empty, acknowledgedBefore);
  report.record(`${kind}: plans before the test`, POPULATION.members * POPULATION.plansOfEach);
  report.record(`${kind}: acknowledged before the backup began`, acknowledgedBefore.writes);
  report.record(`${kind}: acknowledged while it ran`, meanwhile);
  report.record(
    `${kind}: backup`,
    `${duration(backedUpMs)}, ${(statSync(file).size / 2 ** 20).toFixed(1)} MiB`,
  );
  report.record(`${kind}: restore`, duration(restoredMs));
  report.record(`${kind}: lost`, lost.length);
  report.assert(`${kind}: the backup has every write acknowledged before it began`, lost.length === 0);
  report.assert(`${kind}: writes were acknowledged while it ran`, meanwhile > 0);
  report.assert(`${kind}: restored within 5 minutes`, restoredMs < RESTORED_WITHIN_MS);
  report.assert(`${kind}: a server on the restored database responds`, await responds(empty));
  await checkIntegrity(empty, report);
}

async function runSuccessfully(storage: TestDatabase, args: readonly string[]): Promise<void> {
  const { code, stderr } = await runCommand(storage, 'backup', args);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${stderr}`);
}

async function responds(storage: TestDatabase): Promise<boolean> {
  const { url, child, ended } = await startProcess(storage, { env: UNLIMITED });
  const body = { email: emailOf(1), password: PASSWORD };
  const login = await send(url, { path: '/api/auth/login', method: 'POST', body });
  const plans = await send(url, { path: '/api/retirement-plans', headers: { cookie: cookieOf(login) } });
  child.kill('SIGTERM');
  return (await ended) === 0 && JSON.parse(plans.text).length === POPULATION.plansOfEach;
}
