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

const CROWD = { members: 2000, plansOfEach: 50 };
const RESTORED_WITHIN_MS = 5 * 60_000;

/** A backup of 100,000 plans while 32 writers write, and a server on what is restored from it. */
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
    await populate(database, CROWD);
  });
  const { url, child, ended } = await startProcess(storage, { env: UNLIMITED });
  const file = join(storage.dataDir, 'backup');
  let promised: Acknowledged | undefined;
  let [backedUpMs, meanwhile] = [0, 0];
  const final = await duringWriteLoad(url, async (acknowledged) => {
    await pause(3000);
    promised = structuredClone(acknowledged);
    const from = performance.now();
    await succeed(storage, ['backup', file]);
    backedUpMs = performance.now() - from;
    meanwhile = acknowledged.writes - promised.writes;
  });
  child.kill('SIGTERM');
  await ended;
  if (!promised) throw new Error('nothing was promised');
  // What was saved before and deleted since may be in it or not.
  for (const id of promised.plans.keys()) if (!final.plans.has(id)) promised.plans.delete(id);
  const from = performance.now();
  await succeed(empty, ['restore', file]);
  const restoredMs = performance.now() - from;
  const lost = await lossesIn(empty, promised);
  report.record(`${kind}: plans to begin with`, CROWD.members * CROWD.plansOfEach);
  report.record(`${kind}: acknowledged before the backup began`, promised.writes);
  report.record(`${kind}: acknowledged while it ran`, meanwhile);
  report.record(
    `${kind}: backup`,
    `${duration(backedUpMs)}, ${(statSync(file).size / 2 ** 20).toFixed(1)} MiB`,
  );
  report.record(`${kind}: restore`, duration(restoredMs));
  report.record(`${kind}: lost`, lost.length);
  report.assert(`${kind}: the backup has all that was acknowledged before`, lost.length === 0);
  report.assert(`${kind}: it was made while members saved`, meanwhile > 0);
  report.assert(`${kind}: restored within 5 minutes`, restoredMs < RESTORED_WITHIN_MS);
  report.assert(`${kind}: a server on it answers`, await answers(empty));
  await checkIntegrity(empty, report);
}

async function succeed(storage: TestDatabase, args: readonly string[]): Promise<void> {
  const { code, complained } = await runCommand(storage, 'backup', args);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${complained}`);
}

async function answers(storage: TestDatabase): Promise<boolean> {
  const { url, child, ended } = await startProcess(storage, { env: UNLIMITED });
  const body = { email: emailOf(1), password: PASSWORD };
  const login = await send(url, { path: '/api/auth/login', method: 'POST', body });
  const plans = await send(url, { path: '/api/retirement-plans', headers: { cookie: cookieOf(login) } });
  child.kill('SIGTERM');
  return (await ended) === 0 && JSON.parse(plans.text).length === CROWD.plansOfEach;
}
