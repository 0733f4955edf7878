import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planBody } from '../../server/test/factories.ts';
import { type ServerProcess, startProcess, untilReady } from '../../server/test/server-process.ts';
import type { TestDatabase } from '../../server/test/test-database.ts';
import { UNLIMITED, withDatabase } from '../environment.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { type Answer, type Member, newMember, send, statuses } from '../send.ts';
import { corruptionIn } from './losses.ts';

/** More than what the server wants to see free before it calls itself ready. */
const SIZE = '96m';

/** A disk of its own for the database, which fills up under a running server, and has room again. */
export async function run(_options: Options, report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir], { stdio: 'pipe' });
  } catch {
    report.assert('a small disk can be mounted (this drill has to be run by root, on Linux)', false);
    return;
  }
  const storage = { address: `sqlite:${join(dataDir, 'test.sqlite')}`, dataDir, remove: async () => {} };
  try {
    await fillAndFree(storage, report);
  } finally {
    execFileSync('umount', ['--lazy', dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

async function fillAndFree(storage: TestDatabase, report: Report): Promise<void> {
  const server = await startProcess(storage, { env: UNLIMITED });
  const member = await newMember(server.url);
  if (!member) throw new Error('nobody could register');
  const acknowledged = [await save(server, member)].filter(({ status }) => status === 201).length;
  const ballast = join(storage.dataDir, 'ballast');
  fill(ballast);
  // What the log of SQLite had room for already is still written.
  const before = await savesUntilRefused(server, member);
  const refused: Answer[] = [];
  for (let n = 0; n < 50; n++) refused.push(await save(server, member));
  const others = await otherWrites(server);
  const reads = await Promise.all(
    ['/api/auth/me', '/api/retirement-plans', '/api/blog-posts', '/', '/healthz'].map((path) =>
      send(server.url, { path, headers: { cookie: member.cookie } }),
    ),
  );
  const { status: ready } = await send(server.url, { path: '/readyz' });
  report.record('saves tried on the full disk', refused.length + others.length);
  report.record('answered', statuses([...refused, ...others]));
  report.assert(
    'every write was answered with 503 or 507, and when to come again',
    [...refused, ...others].every(
      ({ status, headers }) => [503, 507].includes(status) && headers['retry-after'] !== undefined,
    ),
  );
  report.record('reads meanwhile', statuses(reads));
  report.assert(
    'reads went on',
    reads.every(({ status }) => status === 200),
  );
  report.assert('/readyz said 503', ready === 503);
  rmSync(ballast);
  await untilReady(server);
  const after = await save(server, member);
  report.assert('with room again a save worked, without a restart', after.status === 201);
  const list = await send(server.url, { path: '/api/retirement-plans', headers: { cookie: member.cookie } });
  const expected = acknowledged + before + 1;
  report.assert('all acknowledged saves are there, no others', JSON.parse(list.text).length === expected);
  server.child.kill('SIGKILL');
  await server.ended;
  const damage = await withDatabase(storage, corruptionIn);
  report.assert(`the database is whole ${damage.join(', ')}`.trim(), damage.length === 0);
}

const save = (server: ServerProcess, { cookie }: Member): Promise<Answer> =>
  send(server.url, { path: '/api/retirement-plans', method: 'POST', body: planBody(), headers: { cookie } });

async function savesUntilRefused(server: ServerProcess, member: Member): Promise<number> {
  for (let saved = 0; ; saved++) if ((await save(server, member)).status !== 201) return saved;
}

function otherWrites(server: ServerProcess): Promise<Answer[]> {
  const body = { name: 'Ada Example', email: 'ada@example.com', message: 'Is there any room left?' };
  return Promise.all([send(server.url, { path: '/api/contact', method: 'POST', body })]);
}

function fill(file: string): void {
  const ballast = openSync(file, 'w');
  const block = Buffer.alloc(4096);
  try {
    for (;;) if (writeSync(ballast, block) === 0) break;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(ballast);
  }
}
