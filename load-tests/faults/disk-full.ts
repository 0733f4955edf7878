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
import { type HttpResponse, type Member, newMember, send, statuses } from '../send.ts';
import { corruptionIn } from './losses.ts';

/** More than the free space that /readyz requires. */
const SIZE = '96m';

/** Fills the disk of the database under a running server, and frees it again. */
export async function run(_options: Options, report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir], { stdio: 'pipe' });
  } catch {
    report.assert('a small disk can be mounted (run this test as root, on Linux)', false);
    return;
  }
  const storage = { url: `sqlite:${join(dataDir, 'test.sqlite')}`, dataDir, remove: async () => {} };
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
  if (!member) throw new Error('registration failed');
  const acknowledged = [await save(server, member)].filter(({ status }) => status === 201).length;
  const ballast = join(storage.dataDir, 'ballast');
  fill(ballast);
  // SQLite's log already has space for a few more writes.
  const before = await savesUntilRejected(server, member);
  const rejected: HttpResponse[] = [];
  for (let n = 0; n < 50; n++) rejected.push(await save(server, member));
  const others = await otherWrites(server);
  const reads = await Promise.all(
    ['/api/auth/me', '/api/retirement-plans', '/api/blog-posts', '/', '/healthz'].map((path) =>
      send(server.url, { path, headers: { cookie: member.cookie } }),
    ),
  );
  const { status: ready } = await send(server.url, { path: '/readyz' });
  report.record('saves tried on the full disk', rejected.length + others.length);
  report.record('responses', statuses([...rejected, ...others]));
  report.assert(
    'every write got 503 or 507 with Retry-After',
    [...rejected, ...others].every(
      ({ status, headers }) => [503, 507].includes(status) && headers['retry-after'] !== undefined,
    ),
  );
  report.record('reads on the full disk', statuses(reads));
  report.assert(
    'reads succeeded',
    reads.every(({ status }) => status === 200),
  );
  report.assert('/readyz was 503', ready === 503);
  rmSync(ballast);
  await untilReady(server);
  const after = await save(server, member);
  report.assert('with free space again, a save succeeds without a restart', after.status === 201);
  const list = await send(server.url, { path: '/api/retirement-plans', headers: { cookie: member.cookie } });
  const expected = acknowledged + before + 1;
  report.assert(
    'the saved plans are exactly the acknowledged ones',
    JSON.parse(list.text).length === expected,
  );
  server.child.kill('SIGKILL');
  await server.ended;
  const damage = await withDatabase(storage, corruptionIn);
  report.assert(`the database is intact ${damage.join(', ')}`.trim(), damage.length === 0);
}

const save = (server: ServerProcess, { cookie }: Member): Promise<HttpResponse> =>
  send(server.url, { path: '/api/retirement-plans', method: 'POST', body: planBody(), headers: { cookie } });

async function savesUntilRejected(server: ServerProcess, member: Member): Promise<number> {
  for (let saved = 0; ; saved++) if ((await save(server, member)).status !== 201) return saved;
}

function otherWrites(server: ServerProcess): Promise<HttpResponse[]> {
  const body = { name: 'Ada Example', email: 'ada@example.com', message: 'Is there any space left?' };
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
